import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, percentOf, toCents, toDollars } from './money.ts';

const anyCents = fc.integer({ min: 0, max: 100_000_000_000 });

describe('formatMoney', () => {
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
  test('is exact although the product of its arguments is more than `Number.MAX_SAFE_INTEGER`', () => {
    expect(percentOf(18, 1_000_799_917_195_325)).toBe(180_143_985_095_159);
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
