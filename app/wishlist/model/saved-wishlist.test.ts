import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { readSavedWishlist, serializeWishlist } from './saved-wishlist.ts';

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
