import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { readSavedWishlist, writeSavedWishlist } from './saved-wishlist.ts';
import { addWishlistItem, EMPTY_WISHLIST } from './wishlist.ts';

const item = { id: '1', title: 'Dome camera', image: 'dome.webp', price: 19.99 };

function savedWith(...items: readonly unknown[]): string {
  return JSON.stringify({ items, totalItems: items.length });
}

function expectSoundOrInvalid(text: string): void {
  const reading = readSavedWishlist(text);
  if (reading.kind === 'invalid') return;
  const { items } = reading.wishlist;
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.every(({ price }) => Number.isSafeInteger(price) && price >= 0)).toBe(true);
}

describe('the stored wishlist', () => {
  test('holds its items in dollars and how many there are', () => {
    const wishlist = { items: [{ ...anOffer({ originalPrice: 2499, soldOut: true }), brand: 'Pelco' }] };
    expect(writeSavedWishlist(wishlist)).toEqual({
      items: [{ ...item, originalPrice: 24.99, isSoldOut: true, brand: 'Pelco' }],
      totalItems: 1,
    });
  });

  test('is read back as the wishlist that was written', () => {
    const anyBrand = fc.constantFrom({}, { brand: 'Pelco' });
    fc.assert(
      fc.property(fc.array(fc.tuple(anyOffer, anyBrand)), (products) => {
        const wishlist = products.reduce(
          (wishlist, [offer, brand]) => addWishlistItem(wishlist, { ...offer, ...brand }),
          EMPTY_WISHLIST,
        );
        const text = JSON.stringify(writeSavedWishlist(wishlist));
        expect(readSavedWishlist(text)).toEqual({ kind: 'wishlist', wishlist });
      }),
    );
  });

  test.each([
    ['wishlist', 'it is not JSON'],
    ['[]', 'it is not an object'],
    ['{"totalItems":0}', 'it has no items'],
    ['{"items":[]}', 'it has no totalItems'],
    ['{"items":"1","totalItems":1}', 'its items are not a list'],
  ])('is invalid when it is %j', (text, why) => {
    expect(readSavedWishlist(text)).toEqual({ kind: 'invalid', why });
  });

  test('loses items without a usable id, title or price, and duplicates', () => {
    const text = savedWith(
      item,
      { ...item, title: 'Again' },
      { ...item, id: 2 },
      { ...item, id: '3', title: '' },
      { ...item, id: '\ud800' },
      { ...item, id: '4', price: null },
      'item',
    );
    expect(readSavedWishlist(text)).toEqual({
      kind: 'wishlist',
      wishlist: { items: [anOffer()] },
    });
  });

  test('knows an item of which none is left as sold out', () => {
    expect(readSavedWishlist(savedWith({ ...item, availableQuantity: 0 }))).toMatchObject({
      wishlist: { items: [{ id: '1', soldOut: true }] },
    });
  });

  test('never trusts its total', () => {
    const reading = readSavedWishlist(JSON.stringify({ items: [item], totalItems: 7 }));
    expect(reading).toEqual({ kind: 'wishlist', wishlist: { items: [anOffer()] } });
  });

  test('has unique ids and usable prices or is invalid, whatever is stored', () => {
    const nearlyAnItem = fc.record({
      id: fc.constantFrom('1', '2', '__proto__', 3, null),
      title: fc.constantFrom('Dome camera', ''),
      price: fc.oneof(fc.double(), fc.jsonValue()),
    });
    fc.assert(fc.property(fc.string(), expectSoundOrInvalid));
    fc.assert(fc.property(fc.json(), expectSoundOrInvalid));
    fc.assert(
      fc.property(fc.array(fc.oneof(nearlyAnItem, fc.jsonValue())), (items) =>
        expectSoundOrInvalid(savedWith(...items)),
      ),
    );
  });
});
