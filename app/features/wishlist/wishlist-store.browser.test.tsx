import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import { notices } from '#app/ui/notices.ts';
import { resetShop, noticeTexts } from '#tests/support/shop-state.ts';
import {
  removeFromWishlist,
  refreshWishlistOffers,
  toggleWishlist,
  wishlistStore,
} from './wishlist-store.ts';

beforeEach(resetShop);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('wishes are kept in the browser with their number', () => {
  toggleWishlist(anOffer());
  expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toMatchObject({
    items: [{ id: '1', title: 'Dome camera', price: 19.99 }],
    totalItems: 1,
  });
});

test('Undo puts a wish back where it stood', () => {
  const wishes = ['1', '2', '3'].map((id) => anOffer({ id, title: `Camera ${id}` }));
  for (const wish of wishes) toggleWishlist(wish);
  removeFromWishlist(anOffer({ id: '1', title: 'Camera 1' }));
  notices.getState().at(-1)?.action?.run();
  expect(wishlistStore.getState().items).toEqual(wishes);
});

test('kept wishes take over the shop’s present prices and stock without a word, and none is dropped', async () => {
  toggleWishlist(anOffer());
  const before = noticeTexts();
  const now = [anOffer({ price: 999, soldOut: true })];
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(now))),
  );
  await refreshWishlistOffers();
  expect(wishlistStore.getState().items).toEqual(now);
  expect(noticeTexts()).toEqual(before);
});
