import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lineItem } from './model/cart.ts';
import type { CatalogueProduct } from '#app/offer/model/catalogue-product.ts';
import { CATALOGUE_PATH } from '#app/products/addresses.ts';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { notices } from '#app/ui/notices.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { cartQuantities, fillCart, noticeTexts, resetShop, storedText } from '#tests/support/shop-state.ts';
import {
  addAllToCart,
  addToCart,
  cartStore,
  changesToTell,
  clearCart,
  pricesBefore,
  refreshCartOffers,
  removeFromCart,
  removeUnavailable,
  setQuantity,
} from './cart-store.ts';

beforeEach(resetShop);
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Responds to every request for the catalogue with these products. */
function stubOffers(products: readonly CatalogueProduct[]) {
  const fetch = vi.fn<(url: string) => Promise<Response>>(() =>
    Promise.resolve(Response.json(aCatalogue(products))),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('addToCart', () => {
  test('adds one unit and stores the cart with its totals', () => {
    addToCart(anOffer());
    addToCart(anOffer());
    expect(JSON.parse(storedText('cart') ?? '')).toMatchObject({
      items: [{ id: '1', title: 'Dome camera', price: 19.99, quantity: 2 }],
      totalItems: 2,
      totalPrice: 39.98,
    });
    expect(noticeTexts()).toEqual(['Dome camera added to cart']);
  });

  test('shows a notice if the product is at its cap or sold out', () => {
    fillCart(
      lineItem(anOffer({ availableQuantity: 3 }), 3),
      lineItem(anOffer({ id: '2', title: 'Radio', maxQuantity: 2 }), 2),
    );
    addToCart(anOffer({ availableQuantity: 3 }));
    addToCart(anOffer({ id: '2', title: 'Radio', maxQuantity: 2 }));
    addToCart(anOffer({ id: '3', title: 'Siren', soldOut: true }));
    expect(cartQuantities()).toEqual([
      { id: '1', quantity: 3 },
      { id: '2', quantity: 2 },
    ]);
    expect(noticeTexts()).toEqual([
      'Dome camera: only 3 in stock',
      'Radio: at most 2 in one order',
      'Siren is out of stock',
    ]);
  });
});

describe('addAllToCart', () => {
  test('adds what is missing, and Undo removes it again', () => {
    fillCart(lineItem(anOffer({ id: '1' }), 3));
    addAllToCart([anOffer({ id: '1' }), anOffer({ id: '2' }), anOffer({ id: '3', soldOut: true })]);
    expect(cartQuantities()).toEqual([
      { id: '1', quantity: 3 },
      { id: '2', quantity: 1 },
    ]);
    expect(noticeTexts()).toEqual(['1 product added to cart']);
    notices.getState()[0]?.action?.run();
    expect(cartQuantities()).toEqual([{ id: '1', quantity: 3 }]);
  });

  test('shows a notice if there is nothing to add', () => {
    addAllToCart([anOffer({ soldOut: true })]);
    expect(noticeTexts()).toEqual(['Everything in stock is already in your cart']);
  });
});

test('setQuantity shows a notice only if the quantity is above the cap', () => {
  const line = lineItem(anOffer({ maxQuantity: 5 }), 1);
  fillCart(line);
  setQuantity(line, 4);
  expect(noticeTexts()).toEqual([]);
  setQuantity(line, 6);
  expect(noticeTexts()).toEqual(['Dome camera: at most 5 in one order']);
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 5 }]);
});

describe('removing', () => {
  test.each([
    ['Dome camera removed from cart', () => removeFromCart(anOffer())],
    ['Cart cleared', clearCart],
  ])('shows “%s” with an Undo button that restores the lines', (text, remove) => {
    fillCart(lineItem(anOffer(), 2));
    remove();
    expect(cartQuantities()).toEqual([]);
    expect(noticeTexts()).toEqual([text]);
    const undo = notices.getState()[0]?.action;
    expect(undo?.label).toBe('Undo');
    undo?.run();
    expect(cartQuantities()).toEqual([{ id: '1', quantity: 2 }]);
  });

  test('several products at once can be undone at once', () => {
    fillCart(
      lineItem(anOffer(), 2),
      lineItem(anOffer({ id: '2', soldOut: true }), 1),
      lineItem(anOffer({ id: '3' }), 1),
    );
    removeUnavailable(['2', '3', 'unknown']);
    expect(cartQuantities()).toEqual([{ id: '1', quantity: 2 }]);
    expect(noticeTexts()).toEqual(['2 unavailable products removed from cart']);
    notices.getState()[0]?.action?.run();
    expect(cartQuantities().map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  test('shows no notice if nothing was removed', () => {
    removeFromCart(anOffer());
    clearCart();
    expect(noticeTexts()).toEqual([]);
  });
});

test('restoring a stored cart shows a notice for each quantity that was above the cap', () => {
  const items = [{ id: '1', title: 'Dome camera', image: '', price: 19.99, quantity: 99, maxQuantity: 3 }];
  localStorage.setItem('cart', JSON.stringify({ items, totalItems: 99, totalPrice: 1979.01 }));
  cartStore.restore();
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 3 }]);
  expect(noticeTexts()).toEqual(['Dome camera: at most 3 in one order']);
});

describe('refreshCartOffers', () => {
  test('updates prices and stock, and keeps what has changed and what it cost before', async () => {
    fillCart(
      lineItem(anOffer({ id: 'a', title: 'Camera' }), 4),
      lineItem(anOffer({ id: 'a-sold-out', title: 'Siren' }), 1),
      lineItem(anOffer({ id: 'a-unknown', title: 'Old radio' }), 1),
    );
    const fetch = stubOffers([
      aCatalogueProduct({ id: 'a', title: 'Camera', price: 2499, availableQuantity: 2 }),
      aCatalogueProduct({ id: 'a-sold-out', title: 'Siren', soldOut: true }),
    ]);
    await refreshCartOffers();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([CATALOGUE_PATH]);
    expect(cartQuantities()).toEqual([
      { id: 'a', quantity: 2 },
      { id: 'a-sold-out', quantity: 1 },
      { id: 'a-unknown', quantity: 1 },
    ]);
    expect(cartStore.getState().items[0]?.price).toBe(2499);
    expect(changesToTell.getState().map(({ kind }) => kind)).toEqual([
      'quantity-lowered',
      'price-changed',
      'sold-out',
    ]);
    expect(pricesBefore.getState()).toMatchObject({ a: 1999 });
  });

  test('keeps the cart unchanged if the offers cannot be loaded', async () => {
    fillCart(lineItem(anOffer(), 4));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await refreshCartOffers();
    expect(cartQuantities()).toEqual([{ id: '1', quantity: 4 }]);
    expect(noticeTexts()).toEqual([]);
  });

  test('loads nothing for an empty cart', async () => {
    const fetch = stubOffers([]);
    await refreshCartOffers();
    expect(fetch).not.toHaveBeenCalled();
  });
});
