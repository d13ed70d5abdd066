import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lineItem } from '#app/domain/cart/line-item.ts';
import { offerShard, offerShardPath } from '#app/domain/product/offer-shard.ts';
import { notices } from '#app/ui/notices.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { fillCart, resetShop, cartQuantities, noticeTexts } from '#tests/support/shop-state.ts';
import {
  cartStore,
  setQuantity,
  clearCart,
  addToCart,
  refreshCartOffers,
  removeFromCart,
} from './cart-store.ts';

beforeEach(resetShop);
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Answers every file of offers with this. */
function published(answer: unknown) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(Response.json(answer)));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('what is put in the cart is kept in the browser, with its totals', () => {
  addToCart(anOffer(), 2);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toMatchObject({
    items: [{ id: '1', title: 'Dome camera', price: 19.99, quantity: 2 }],
    totalItems: 2,
    totalPrice: 39.98,
  });
});

test('the cart says when it holds all that it can, and when there is nothing to sell', () => {
  addToCart(anOffer({ availableQuantity: 3 }), 5);
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 3 }]);
  addToCart(anOffer({ id: '2', title: 'Radio', maxQuantity: 2 }), 5);
  addToCart(anOffer({ id: '3', title: 'Siren', soldOut: true }));
  expect(noticeTexts()).toEqual([
    'Dome camera: only 3 in stock',
    'Radio: at most 2 in one order',
    'Siren is out of stock',
  ]);
  expect(cartQuantities()).toHaveLength(2);
});

test('another quantity within the limit needs no words; one above it does', () => {
  const line = lineItem(anOffer({ maxQuantity: 5 }), 1);
  fillCart(line);
  setQuantity(line, 4);
  expect(noticeTexts()).toEqual([]);
  setQuantity(line, 6);
  expect(noticeTexts()).toEqual(['Dome camera: at most 5 in one order']);
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 5 }]);
});

test.each([
  ['Dome camera removed from cart', () => removeFromCart(anOffer())],
  ['Cart cleared', clearCart],
])('%s: Undo brings everything back', (text, remove) => {
  fillCart(lineItem(anOffer(), 2));
  remove();
  expect(cartQuantities()).toEqual([]);
  expect(noticeTexts()).toEqual([text]);
  const undo = notices.getState()[0]?.action;
  expect(undo?.label).toBe('Undo');
  undo?.run();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 2 }]);
});

test('removing what is not there says nothing', () => {
  removeFromCart(anOffer());
  clearCart();
  expect(noticeTexts()).toEqual([]);
});

test('a kept cart takes over the shop’s present prices and stock, and says what has changed', async () => {
  fillCart(
    lineItem(anOffer({ id: 'a', title: 'Camera' }), 4),
    lineItem(anOffer({ id: 'a-sold', title: 'Siren' }), 1),
    lineItem(anOffer({ id: 'a-gone', title: 'Old radio' }), 1),
  );
  const fetch = published([
    anOffer({ id: 'a', title: 'Camera', price: 2499, availableQuantity: 2 }),
    anOffer({ id: 'a-sold', title: 'Siren', soldOut: true }),
  ]);
  await refreshCartOffers();
  expect(fetch.mock.calls.map(([url]) => url).toSorted()).toEqual(
    [...new Set(['a', 'a-sold', 'a-gone'].map((id) => offerShardPath(offerShard(id))))].toSorted(),
  );
  expect(cartQuantities()).toEqual([
    { id: 'a', quantity: 2 },
    { id: 'a-gone', quantity: 1 },
  ]);
  expect(cartStore.getState().items[0]?.price).toBe(2499);
  expect(noticeTexts()).toEqual([
    'Camera: your quantity is now 2, the most you can order.',
    'The price of Camera has changed from $19.99 to $24.99.',
    'Siren is sold out and is no longer in your cart.',
  ]);
});

test('announces every change when there are more than fit', async () => {
  const titles = ['Camera', 'Siren', 'Radio', 'Sensor', 'Panel'];
  fillCart(...titles.map((title) => lineItem(anOffer({ id: `c ${title}`, title }), 1)));
  published(titles.map((title) => anOffer({ id: `c ${title}`, title, price: 2499 })));
  await refreshCartOffers();
  for (const title of titles) {
    expect(noticeTexts().join()).toContain(`The price of ${title} has changed from $19.99 to $24.99.`);
  }
});

test.each([
  ['cannot be had', () => Promise.reject(new TypeError('offline'))],
  ['are not there', () => Promise.resolve(new Response('Not found', { status: 404 }))],
  ['are something else', () => Promise.resolve(Response.json({ hello: 'proxy' }))],
])('a cart stays as it is where the offers %s', async (why, answer) => {
  fillCart(lineItem(anOffer({ id: `b ${why}` }), 4));
  vi.stubGlobal('fetch', vi.fn(answer));
  await refreshCartOffers();
  expect(cartQuantities()).toEqual([{ id: `b ${why}`, quantity: 4 }]);
  expect(noticeTexts()).toEqual([]);
});

test('an empty cart asks for nothing', async () => {
  const fetch = published([]);
  await refreshCartOffers();
  expect(fetch).not.toHaveBeenCalled();
});
