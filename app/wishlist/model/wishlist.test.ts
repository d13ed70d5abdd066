import { describe, expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import {
  addWishlistItem,
  EMPTY_WISHLIST,
  refreshWishlist,
  removeWishlistItem,
  savedWishlist,
  type Wishlist,
} from './wishlist.ts';

const camera = { ...anOffer({ id: '1', originalPrice: 2499 }), brand: 'Pelco' };
const radio = anOffer({ id: '2', soldOut: true });
const wishlist: Wishlist = { items: [camera, radio] };

test('refreshWishlist updates offers, keeps brands and removes nothing', () => {
  const updated = anOffer({ id: '1', title: 'Dome camera 2', price: 2999, soldOut: true });
  const { next } = refreshWishlist(wishlist, new Map([['1', updated]]));
  expect(next.items).toEqual([{ ...updated, brand: 'Pelco' }, radio]);
  expect(refreshWishlist(next, new Map([['1', updated]])).next).toBe(next);
});

describe('A saved wishlist', () => {
  const item = { id: '1', title: 'Dome camera', image: 'dome.webp', price: 19.99 };

  test('has prices in dollars and the number of items', () => {
    expect(JSON.parse(savedWishlist.serialize(wishlist))).toEqual({
      items: [
        { ...item, originalPrice: 24.99, brand: 'Pelco' },
        { ...item, id: '2', isSoldOut: true },
      ],
      totalItems: 2,
    });
  });

  test('is read as it was saved', () => {
    expect(savedWishlist.parse(savedWishlist.serialize(wishlist))).toEqual(wishlist);
  });

  test('must have a total, which is ignored', () => {
    expect(savedWishlist.parse('{"items":[]}')).toBeUndefined();
    expect(savedWishlist.parse(JSON.stringify({ items: [item, 'item'], totalItems: 7 }))).toEqual({
      items: [anOffer()],
    });
  });
});

describe('addWishlistItem', () => {
  test('adds a product at the end or at an index, even if it is sold out', () => {
    expect(addWishlistItem({ items: [camera] }, radio).next).toEqual(wishlist);
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

test('removeWishlistItem removes a product and returns its index, or -1', () => {
  expect(removeWishlistItem(wishlist, '2')).toEqual({ next: { items: [camera] }, index: 1 });
  expect(removeWishlistItem(wishlist, 'unknown')).toEqual({ next: wishlist, index: -1 });
});
