import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityCap } from '#app/domain/quantity.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { addProduct, type Cart, EMPTY_CART, subtotal, totalItems } from './cart.ts';
import { readSavedCart, writeSavedCart } from './saved-cart.ts';

const line = { id: '1', title: 'Dome camera', image: 'dome.webp', price: 19.99, quantity: 2 };

function savedWith(...items: readonly unknown[]): string {
  return JSON.stringify({ items, totalItems: 2, totalPrice: 39.98 });
}

/** The cart read from a text that must be usable. */
function read(text: string): { cart: Cart; capped: readonly unknown[] } {
  const reading = readSavedCart(text);
  if (reading.kind === 'invalid') throw new Error(reading.why);
  return { cart: reading.cart, capped: reading.capped };
}

function quantities(...items: readonly unknown[]): readonly number[] {
  return read(savedWith(...items)).cart.items.map((item) => item.quantity);
}

/** One of the usual values, or any JSON value in its place. */
function member(...usual: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constantFrom(...usual), fc.jsonValue());
}

function expectSoundOrInvalid(text: string): void {
  const reading = readSavedCart(text);
  if (reading.kind === 'invalid') return;
  const { items } = reading.cart;
  expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  for (const item of items) {
    expect(item.quantity).toSatisfy(Number.isInteger);
    expect(item.quantity).toBeGreaterThanOrEqual(1);
    expect(item.quantity).toBeLessThanOrEqual(quantityCap(item));
    expect(item.price).toSatisfy(Number.isSafeInteger);
    expect(item.price).toBeGreaterThanOrEqual(0);
  }
  const again = readSavedCart(JSON.stringify(writeSavedCart(reading.cart)));
  expect(again).toEqual({ kind: 'cart', cart: reading.cart, capped: [] });
}

describe('the stored cart', () => {
  test('holds its lines in dollars, with the totals of the specification', () => {
    const cart: Cart = {
      items: [
        { ...anOffer({ id: '1', originalPrice: 2499, availableQuantity: 7 }), quantity: 2 },
        { ...anOffer({ id: '2', price: 10_050, maxQuantity: 5 }), quantity: 1 },
      ],
    };
    expect(writeSavedCart(cart)).toEqual({
      items: [
        { ...line, originalPrice: 24.99, availableQuantity: 7 },
        { ...line, id: '2', price: 100.5, quantity: 1, maxQuantity: 5 },
      ],
      totalItems: 3,
      totalPrice: 140.48,
    });
  });

  test('is read back as the cart that was written', () => {
    const anyCart = fc
      .uniqueArray(fc.tuple(anyOffer, fc.integer({ min: 1, max: 40 })), { selector: ([offer]) => offer.id })
      .map((wishes) => wishes.reduce((cart, [offer, n]) => addProduct(cart, offer, n).cart, EMPTY_CART));
    fc.assert(
      fc.property(anyCart, (cart) => {
        const text = JSON.stringify(writeSavedCart(cart));
        expect(readSavedCart(text)).toEqual({ kind: 'cart', cart, capped: [] });
      }),
    );
  });
});

describe('a stored cart is invalid', () => {
  test.each([
    ['', 'it is not JSON'],
    ['{"items":[', 'it is not JSON'],
    ['null', 'it is not an object'],
    ['[]', 'it is not an object'],
    ['"cart"', 'it is not an object'],
    ['{}', 'it has no items, totalItems, totalPrice'],
    ['{"totalItems":0,"totalPrice":0}', 'it has no items'],
    ['{"items":[],"totalPrice":0}', 'it has no totalItems'],
    ['{"items":[],"totalItems":0}', 'it has no totalPrice'],
    ['{"items":{},"totalItems":0,"totalPrice":0}', 'its items are not a list'],
    ['{"__proto__":{"items":[],"totalItems":0,"totalPrice":0}}', 'it has no items, totalItems, totalPrice'],
  ])('when it is %j', (text, why) => {
    expect(readSavedCart(text)).toEqual({ kind: 'invalid', why });
  });
});

describe('a stored line', () => {
  test('that is sound stays as it is', () => {
    expect(read(savedWith(line))).toEqual({
      cart: { items: [{ ...anOffer(), quantity: 2 }] },
      capped: [],
    });
  });

  test.each([0, -1, null, '2', true, [2], undefined])('with the quantity %j is dropped', (quantity) => {
    expect(quantities({ ...line, quantity })).toEqual([]);
  });

  test('with a fraction of pieces is rounded down, to at least 1', () => {
    expect(quantities({ ...line, quantity: 2.9 })).toEqual([2]);
    expect(quantities({ ...line, quantity: 0.2 })).toEqual([1]);
    expect(read(savedWith({ ...line, quantity: 10.9 })).capped).toEqual([]);
  });

  test('above its cap is named, so that a shopper hears of it', () => {
    const saved = savedWith(
      { ...line, quantity: 99, maxQuantity: 3 },
      { ...line, id: '2' },
      { ...line, id: '2', quantity: 99 },
    );
    expect(read(saved).capped).toEqual([{ ...anOffer({ maxQuantity: 3 }), quantity: 3 }]);
  });

  test('above its cap is lowered to the cap', () => {
    expect(quantities({ ...line, quantity: 99 })).toEqual([10]);
    expect(quantities({ ...line, quantity: 99, maxQuantity: 3 })).toEqual([3]);
    expect(quantities({ ...line, quantity: 99, availableQuantity: 4 })).toEqual([4]);
    expect(read(savedWith(line).replace('"quantity":2', '"quantity":1e999')).cart.items[0]?.quantity).toBe(
      10,
    );
  });

  test('of which none can be sold is dropped', () => {
    expect(quantities({ ...line, availableQuantity: 0 }, { ...line, id: '2', isSoldOut: true })).toEqual([]);
  });

  test('for a product that already has one is dropped', () => {
    expect(quantities({ ...line, quantity: 3 }, { ...line, quantity: 4 })).toEqual([3]);
  });

  test.each([null, '19.99', -1, undefined, {}, 1e300])('with the price %j is dropped', (price) => {
    expect(quantities({ ...line, price })).toEqual([]);
  });

  test.each([undefined, null, '', ' ', 1, {}, '\ud800'])('with the id or title %j is dropped', (text) => {
    expect(quantities({ ...line, id: text }, { ...line, title: text })).toEqual([]);
  });

  test('without an image has an empty one', () => {
    const { cart } = read(savedWith({ ...line, image: undefined }));
    expect(cart.items[0]?.image).toBe('');
  });

  test('loses a maximum, stock or old price that makes no sense', () => {
    const { cart } = read(
      savedWith({ ...line, maxQuantity: 0, availableQuantity: 1.5, originalPrice: 10, quantity: 20 }),
    );
    expect(cart.items).toEqual([{ ...anOffer(), quantity: 10 }]);
    expect(quantities({ ...line, maxQuantity: Number.MAX_SAFE_INTEGER, quantity: 9e15 })).toEqual([10_000]);
  });

  test('brings no members along that the cart does not know', () => {
    const text = savedWith({ ...line, rating: 5, constructor: 1 }).replace(
      '"id"',
      '"__proto__":{"price":1},"id"',
    );
    expect(read(text).cart.items).toEqual([{ ...anOffer(), quantity: 2 }]);
  });
});

test('stored totals are never trusted', () => {
  const { cart } = read(JSON.stringify({ items: [line], totalItems: 900, totalPrice: 0.01 }));
  expect(totalItems(cart)).toBe(2);
  expect(subtotal(cart)).toBe(3998);
});

describe('whatever is stored', () => {
  test('gives a sound cart or is invalid, and never fails', () => {
    fc.assert(fc.property(fc.string(), expectSoundOrInvalid));
    fc.assert(fc.property(fc.json(), expectSoundOrInvalid));
  });

  test('gives a sound cart when any values stand in place of its lines', () => {
    fc.assert(fc.property(fc.array(fc.jsonValue()), (items) => expectSoundOrInvalid(savedWith(...items))));
  });

  test('gives a sound cart when lines are nearly right', () => {
    const amount = fc.oneof(fc.integer(), fc.double(), fc.jsonValue());
    const nearlyALine = fc.record(
      {
        id: member('1', '2', '3', '__proto__', 'constructor'),
        title: member('Dome camera'),
        image: member('dome.webp'),
        price: amount,
        quantity: amount,
        maxQuantity: amount,
        originalPrice: amount,
        availableQuantity: amount,
        isSoldOut: member(true, false),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(nearlyALine), (items) => expectSoundOrInvalid(savedWith(...items))),
      { numRuns: 500 },
    );
  });
});
