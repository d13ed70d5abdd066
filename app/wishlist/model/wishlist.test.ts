import { describe, expect, test } from 'vitest';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import {
  addWishlistItem,
  EMPTY_WISHLIST,
  isInWishlist,
  readSavedWishlist,
  refreshWishlist,
  removeWishlistItem,
  serializeWishlist,
  totalItems,
  type Wishlist,
} from './wishlist.ts';
import * as fc from 'fast-check';

test('refreshWishlist updates offers, keeps brands and removes nothing', () => {
  const camera = { ...anOffer({ id: '1', originalPrice: 2499 }), brand: 'Pelco' };
  const discontinued = anOffer({ id: 'discontinued' });
  const updated = anOffer({ id: '1', title: 'Dome camera 2', price: 2999, soldOut: true });
  const { next } = refreshWishlist({ items: [discontinued, camera] }, new Map([['1', updated]]));
  expect(next.items).toEqual([discontinued, { ...updated, brand: 'Pelco' }]);
  expect(refreshWishlist(next, new Map([['1', updated]])).next).toBe(next);
});

const item = { id: '1', title: 'Dome camera', image: 'dome.webp', price: 19.99 };

function savedWith(...items: readonly unknown[]): string {
  return JSON.stringify({ items, totalItems: items.length });
}

function expectValidOrRejected(text: string): void {
  const saved = readSavedWishlist(text);
  if (saved.kind === 'invalid') return;
  const { items } = saved.value;
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.every(({ price }) => Number.isSafeInteger(price) && price >= 0)).toBe(true);
}

describe('serializeWishlist', () => {
  test('writes prices in dollars and the number of items', () => {
    const wishlist = { items: [{ ...anOffer({ originalPrice: 2499, soldOut: true }), brand: 'Pelco' }] };
    expect(JSON.parse(serializeWishlist(wishlist))).toEqual({
      items: [{ ...item, originalPrice: 24.99, isSoldOut: true, brand: 'Pelco' }],
      totalItems: 1,
    });
  });

  test('is the inverse of readSavedWishlist', () => {
    const anyItems = fc.uniqueArray(anyOffer, { selector: ({ id }) => id });
    fc.assert(
      fc.property(anyItems, (offers) => {
        const items = offers.map((offer) => Object.assign({ brand: 'Pelco' }, offer));
        expect(readSavedWishlist(serializeWishlist({ items }))).toEqual({ kind: 'valid', value: { items } });
      }),
    );
  });
});

describe('readSavedWishlist', () => {
  test.each([
    ['wishlist', 'it is not JSON'],
    ['[]', 'it is not an object'],
    ['{"totalItems":0}', 'it has no items'],
    ['{"items":[]}', 'it has no totalItems'],
    ['{"items":"1","totalItems":1}', 'its items are not a list'],
  ])('rejects %j', (text, reason) => {
    expect(readSavedWishlist(text)).toEqual({ kind: 'invalid', reason });
  });

  test('drops duplicates and items without a valid id, title or price', () => {
    const text = savedWith(
      item,
      { ...item, title: 'Again' },
      { ...item, id: 2 },
      { ...item, id: '3', title: '' },
      { ...item, id: '\ud800' },
      { ...item, id: '4', price: null },
      'item',
    );
    expect(readSavedWishlist(text)).toEqual({ kind: 'valid', value: { items: [anOffer()] } });
  });

  test('marks an item with no units left as sold out', () => {
    expect(readSavedWishlist(savedWith({ ...item, availableQuantity: 0 }))).toMatchObject({
      value: { items: [{ id: '1', soldOut: true }] },
    });
  });

  test('ignores the stored total', () => {
    const text = JSON.stringify({ items: [item], totalItems: 7 });
    expect(readSavedWishlist(text)).toEqual({ kind: 'valid', value: { items: [anOffer()] } });
  });

  test('returns unique ids and valid prices for any stored text, or rejects it', () => {
    const nearlyAnItem = fc.record({
      id: fc.constantFrom('1', '2', '__proto__', 3, null),
      title: fc.constantFrom('Dome camera', ''),
      price: fc.oneof(fc.double(), fc.jsonValue()),
    });
    fc.assert(fc.property(fc.string(), expectValidOrRejected));
    fc.assert(fc.property(fc.json(), expectValidOrRejected));
    fc.assert(
      fc.property(fc.array(fc.oneof(nearlyAnItem, fc.jsonValue())), (items) =>
        expectValidOrRejected(savedWith(...items)),
      ),
    );
  });
});

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
