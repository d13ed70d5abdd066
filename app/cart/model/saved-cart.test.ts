import { describe, expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import { type Cart, parseCart, serializeCart, subtotal, totalItems } from './cart.ts';

const line = { id: '1', title: 'Dome camera', image: 'dome.webp', price: 19.99, quantity: 2 };

function savedWith(...items: readonly unknown[]): string {
  return JSON.stringify({ items, totalItems: 2, totalPrice: 39.98 });
}

function read(text: string): { readonly cart: Cart; readonly capped: readonly unknown[] } {
  const saved = parseCart(text);
  if (!saved) throw new Error('not readable');
  return { cart: saved.next, capped: saved.capped };
}

function quantities(...items: readonly unknown[]): readonly number[] {
  return read(savedWith(...items)).cart.items.map(({ quantity }) => quantity);
}

describe('serializeCart', () => {
  test('writes prices in dollars, and the totals that the specification requires', () => {
    const cart: Cart = {
      items: [
        { ...anOffer({ id: '1', originalPrice: 2499, availableQuantity: 7 }), quantity: 2 },
        { ...anOffer({ id: '2', price: 10_050, maxQuantity: 5 }), quantity: 1 },
      ],
    };
    expect(JSON.parse(serializeCart(cart))).toEqual({
      items: [
        { ...line, originalPrice: 24.99, availableQuantity: 7 },
        { ...line, id: '2', price: 100.5, quantity: 1, maxQuantity: 5 },
      ],
      totalItems: 3,
      totalPrice: 140.48,
    });
  });
});

describe('parseCart', () => {
  test.each([
    '',
    '{"items":[',
    'null',
    '[]',
    '"cart"',
    '{}',
    '{"totalItems":0,"totalPrice":0}',
    '{"items":[],"totalPrice":0}',
    '{"items":[],"totalItems":0}',
    '{"items":{},"totalItems":0,"totalPrice":0}',
    '{"__proto__":{"items":[],"totalItems":0,"totalPrice":0}}',
  ])('rejects %j', (text) => {
    expect(parseCart(text)).toBeUndefined();
  });

  test('ignores the stored totals', () => {
    const { cart } = read(JSON.stringify({ items: [line], totalItems: 900, totalPrice: 0.01 }));
    expect(totalItems(cart)).toBe(2);
    expect(subtotal(cart)).toBe(3998);
  });

  test('reads a valid line unchanged', () => {
    expect(read(savedWith(line))).toEqual({ cart: { items: [{ ...anOffer(), quantity: 2 }] }, capped: [] });
  });

  test.each([0, -1, null, '2', true, [2], undefined])('drops a line with the quantity %j', (quantity) => {
    expect(quantities({ ...line, quantity })).toEqual([]);
  });

  test('rounds a fractional quantity down, but not below 1', () => {
    expect(quantities({ ...line, quantity: 2.9 })).toEqual([2]);
    expect(quantities({ ...line, quantity: 0.2 })).toEqual([1]);
    expect(read(savedWith({ ...line, quantity: 10.9 })).capped).toEqual([]);
  });

  test('lowers a quantity to the cap', () => {
    expect(quantities({ ...line, quantity: 99 })).toEqual([10]);
    expect(quantities({ ...line, quantity: 99, maxQuantity: 3 })).toEqual([3]);
    expect(quantities({ ...line, quantity: 99, availableQuantity: 4 })).toEqual([4]);
    const infinite = savedWith(line).replace('"quantity":2', '"quantity":1e999');
    expect(read(infinite).cart.items[0]?.quantity).toBe(10);
  });

  test('returns the kept lines whose quantity it has lowered', () => {
    const saved = savedWith(
      { ...line, quantity: 99, maxQuantity: 3 },
      { ...line, id: '2' },
      { ...line, id: '2', quantity: 99 },
    );
    expect(read(saved).capped).toEqual([{ ...anOffer({ maxQuantity: 3 }), quantity: 3 }]);
  });

  test('drops sold-out products', () => {
    expect(quantities({ ...line, availableQuantity: 0 }, { ...line, id: '2', isSoldOut: true })).toEqual([]);
  });

  test('keeps the first of two lines for a product', () => {
    expect(quantities({ ...line, quantity: 3 }, { ...line, quantity: 4 })).toEqual([3]);
  });

  test.each([null, '19.99', -1, undefined, {}, 1e300])('drops a line with the price %j', (price) => {
    expect(quantities({ ...line, price })).toEqual([]);
  });

  test.each([undefined, null, '', ' ', 1, {}, '\ud800'])('drops lines with the id or title %j', (text) => {
    expect(quantities({ ...line, id: text }, { ...line, title: text })).toEqual([]);
  });

  test('reads a missing image as an empty text', () => {
    const { cart } = read(savedWith({ ...line, image: undefined }));
    expect(cart.items[0]?.image).toBe('');
  });

  test('drops an invalid maximum, stock or original price', () => {
    const { cart } = read(
      savedWith({ ...line, maxQuantity: 0, availableQuantity: 1.5, originalPrice: 10, quantity: 20 }),
    );
    expect(cart.items).toEqual([{ ...anOffer(), quantity: 10 }]);
  });

  test('lowers a maximum above 10,000 to 10,000', () => {
    expect(quantities({ ...line, maxQuantity: Number.MAX_SAFE_INTEGER, quantity: 9e15 })).toEqual([9999]);
  });

  test('drops unknown properties', () => {
    const text = savedWith({ ...line, rating: 5, constructor: 1 }).replace(
      '"id"',
      '"__proto__":{"price":1},"id"',
    );
    expect(read(text).cart.items).toEqual([{ ...anOffer(), quantity: 2 }]);
  });
});
