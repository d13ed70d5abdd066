import { expect, test, vi } from 'vitest';
import { toggleWishlist, wishlistStore } from '#app/wishlist/wishlist-store.ts';
import { notices } from '#app/ui/notices.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { resetShop, cartQuantities, noticeTexts } from '#tests/support/shop-state.ts';
import { addToCart } from './cart-store.ts';

test('cart and wishlist work in memory if storage fails, and a single notice is shown', () => {
  resetShop();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addToCart(anOffer());
  expect(noticeTexts()).toEqual([
    'This browser does not store data for the shop: your cart, wishlist, comparison and lists last only until you close the page.',
    'Dome camera added to cart',
  ]);
  notices.setState([], true);
  addToCart(anOffer());
  toggleWishlist(anOffer());
  expect(noticeTexts()).toEqual(['Dome camera added to cart', 'Dome camera added to wishlist']);
  expect(cartQuantities()).toEqual([{ id: '1', quantity: 2 }]);
  expect(wishlistStore.getState().items).toHaveLength(1);
});
