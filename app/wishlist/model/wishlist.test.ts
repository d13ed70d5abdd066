import { describe, expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import {
  addWishlistItem,
  EMPTY_WISHLIST,
  isInWishlist,
  removeWishlistItem,
  totalItems,
  type Wishlist,
} from './wishlist.ts';

const camera = { ...anOffer({ id: '1' }), brand: 'Pelco' };
const radio = anOffer({ id: '2', soldOut: true });
const wishlist: Wishlist = { items: [camera, radio] };

test('isInWishlist looks for an id', () => {
  expect(isInWishlist(wishlist, '2')).toBe(true);
  expect(isInWishlist(EMPTY_WISHLIST, '2')).toBe(false);
});

test('totalItems counts the products', () => {
  expect(totalItems(wishlist)).toBe(2);
});

describe('addWishlistItem', () => {
  test('adds a product at the end, even if it is sold out', () => {
    expect(addWishlistItem({ items: [camera] }, radio).next).toEqual(wishlist);
  });

  test('adds a product at an index', () => {
    expect(addWishlistItem({ items: [radio] }, camera, 0).next).toEqual(wishlist);
  });

  test('ignores a product that is in the wishlist', () => {
    expect(addWishlistItem(wishlist, { ...camera, price: 1 }).next).toBe(wishlist);
  });

  test('stores only the brand and the properties of an offer', () => {
    const product = { ...camera, description: 'A long text' };
    expect(addWishlistItem(EMPTY_WISHLIST, product).next.items).toEqual([camera]);
  });
});

describe('removeWishlistItem', () => {
  test('removes a product and returns its index', () => {
    expect(removeWishlistItem(wishlist, '2')).toEqual({ next: { items: [camera] }, index: 1 });
  });

  test('changes nothing if the product is not in the wishlist', () => {
    const { next, index } = removeWishlistItem(wishlist, 'unknown');
    expect(next).toBe(wishlist);
    expect(index).toBe(-1);
  });
});
