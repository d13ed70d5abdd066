import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, percentOf, toCents, toDollars } from './money.ts';

const anyCents = fc.integer({ min: 0, max: 100_000_000_000 });

describe('formatMoney', () => {
  test.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [5, '$0.05'],
    [1499, '$14.99'],
    [123450, '$1,234.50'],
    [3675000, '$36,750.00'],
  ])('formats %i cents as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  test('agrees with Intl', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (cents) => {
        expect(formatMoney(cents)).toBe(dollars.format(cents / 100));
      }),
    );
  });
});

describe('toCents', () => {
  test.each([
    [14.99, 1499],
    [49.99, 4999],
    [1234.5, 123450],
    [36750, 3675000],
    [0.29, 29],
    [1.15, 115],
  ])('converts %d dollars to %i cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  test('never returns -0', () => {
    expect([-0, -0.001].map(toCents)).toEqual([0, 0]);
  });

  test('is the inverse of toDollars, also after rounding to two decimals', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(toCents(toDollars(cents))).toBe(cents);
        expect(toCents(Number(toDollars(cents).toFixed(2)))).toBe(cents);
      }),
    );
  });
});

describe('percentOf', () => {
  test.each([
    [18, 100, 18],
    [18, 25, 5],
    [18, 1, 0],
    [18, 3, 1],
    [50, 1, 1],
    [18, 0, 0],
    // 18 times this amount is more than `Number.MAX_SAFE_INTEGER`.
    [18, 1_000_799_917_195_325, 180_143_985_095_159],
  ])('%i%% of %i cents is %i cents', (percent, amount, part) => {
    expect(percentOf(percent, amount)).toBe(part);
  });

  test('rounds half a cent up for any amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), anyCents, (percent, amount) => {
        const exact = (BigInt(amount) * BigInt(percent) + 50n) / 100n;
        expect(BigInt(percentOf(percent, amount))).toBe(exact);
      }),
    );
  });
});
