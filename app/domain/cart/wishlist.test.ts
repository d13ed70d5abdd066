import { describe, expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import {
  addWishlistItem,
  EMPTY_WISHLIST,
  isInWishlist,
  removeWishlistItem,
  toggleWishlistItem,
  totalItems,
} from './wishlist.ts';

const camera = { ...anOffer({ id: '1' }), brand: 'Pelco' };
const radio = anOffer({ id: '2', soldOut: true });
const both = addWishlistItem(addWishlistItem(EMPTY_WISHLIST, camera), radio);

describe('the wishlist', () => {
  test('keeps products in the order in which they were added, sold out or not', () => {
    expect(both.items).toEqual([camera, radio]);
    expect(totalItems(both)).toBe(2);
    expect(totalItems(EMPTY_WISHLIST)).toBe(0);
  });

  test('takes a product back into the place where it stood', () => {
    const removed = removeWishlistItem(both, '1');
    expect(addWishlistItem(removed, camera, 0)).toEqual(both);
  });

  test('ignores a product that is already in it', () => {
    expect(addWishlistItem(both, { ...camera, price: 1 })).toBe(both);
  });

  test('keeps only what it needs of a product', () => {
    const product = { ...camera, description: 'A long text' };
    expect(addWishlistItem(EMPTY_WISHLIST, product).items).toEqual([camera]);
  });

  test('loses the product that is removed, and only that', () => {
    expect(removeWishlistItem(both, '1').items).toEqual([radio]);
    expect(removeWishlistItem(both, 'nowhere')).toBe(both);
  });

  test('knows what is in it', () => {
    expect(isInWishlist(both, '2')).toBe(true);
    expect(isInWishlist(EMPTY_WISHLIST, '2')).toBe(false);
  });

  test('toggling adds what is absent and removes what is present', () => {
    const without = toggleWishlistItem(both, camera);
    expect(without.items).toEqual([radio]);
    expect(toggleWishlistItem(without, camera).items).toEqual([radio, camera]);
  });
});
