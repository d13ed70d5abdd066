import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCatalogue } from '#tests/support/a-catalogue.ts';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { notices } from '#app/ui/notices.ts';
import { resetShop, noticeTexts } from '#tests/support/shop-state.ts';
import { addToWishlist, refreshWishlistOffers, removeFromWishlist, wishlistStore } from './wishlist-store.ts';

beforeEach(resetShop);
afterEach(() => {
  vi.unstubAllGlobals();
});

test('removeFromWishlist shows a notice with an Undo button that puts the product back in its place', () => {
  const cameras = ['1', '2', '3'].map((id) => anOffer({ id, title: `Camera ${id}` }));
  for (const camera of cameras) addToWishlist(camera);
  removeFromWishlist(anOffer({ id: '1', title: 'Camera 1' }));
  notices.getState().at(-1)?.action?.run();
  expect(wishlistStore.getState().items).toEqual(cameras);
});

test('refreshWishlistOffers updates prices and stock, removes nothing and shows no notice', async () => {
  const unknown = anOffer({ id: '2', title: 'Siren' });
  addToWishlist(anOffer());
  addToWishlist(unknown);
  const noticesBefore = noticeTexts();
  const current = { price: 999, soldOut: true };
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(aCatalogue([aCatalogueProduct(current)])))),
  );
  await refreshWishlistOffers();
  expect(wishlistStore.getState().items).toEqual([anOffer(current), unknown]);
  expect(noticeTexts()).toEqual(noticesBefore);
});
