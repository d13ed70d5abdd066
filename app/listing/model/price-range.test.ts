import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampRange, formatRange, isWithin, priceBounds } from './price-range.ts';

const boundsOf = (...prices: readonly number[]) => priceBounds(prices.map((price) => ({ price })));

describe('priceBounds', () => {
  test('ranges from 90% of the lowest price, rounded down, to 110% of the highest, rounded up', () => {
    expect(boundsOf(1499, 99900, 3675000)).toEqual({ min: 13, max: 40425 });
    expect(boundsOf(10000)).toEqual({ min: 90, max: 110 });
  });

  test('is 0 to 10000 without products', () => {
    expect(priceBounds([])).toEqual({ min: 0, max: 10000 });
  });

  test('has no rounding errors and includes every price', () => {
    const price = fc.nat({ max: 5_000_000 });
    // 90% and 110% of these are whole dollars.
    const multipleOfTenDollars = fc.nat({ max: 5000 }).map((tens) => tens * 1000);
    fc.assert(
      fc.property(fc.array(fc.oneof(price, multipleOfTenDollars), { minLength: 1 }), (prices) => {
        const { min, max } = boundsOf(...prices);
        const lowest = BigInt(Math.min(...prices)) * 9n;
        const highest = BigInt(Math.max(...prices)) * 11n;
        expect(BigInt(min)).toBe(lowest / 1000n);
        expect(BigInt(max)).toBe((highest + 999n) / 1000n);
        expect(prices.every((price) => isWithin({ min, max }, price))).toBe(true);
      }),
    );
  });
});

test('isWithin includes both bounds', () => {
  const range = { min: 100, max: 900 };
  expect([9999, 10000, 90000, 90001].map((price) => isWithin(range, price))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('formatRange writes the lira sign, as specified', () => {
  expect(formatRange({ min: 100, max: 36750 })).toBe('₺100 – ₺36,750');
});

describe('clampRange', () => {
  const bounds = { min: 13, max: 9900 };

  test('keeps a valid range, even one beyond the bounds', () => {
    expect(clampRange(100, 900, bounds)).toEqual({ min: 100, max: 900 });
    expect(clampRange(1, 20000, bounds)).toEqual({ min: 1, max: 20000 });
  });

  test('takes an empty value from the bounds', () => {
    expect(clampRange(undefined, 900, bounds)).toEqual({ min: 13, max: 900 });
    expect(clampRange(100, undefined, bounds)).toEqual({ min: 100, max: 9900 });
  });

  test('raises negative values to 0', () => {
    expect(clampRange(-5, 900, bounds)).toEqual({ min: 0, max: 900 });
    expect(clampRange(-5, -3, bounds)).toEqual({ min: 0, max: 0 });
  });

  test('lowers the minimum to the maximum if only the minimum has changed', () => {
    expect(clampRange(20000, undefined, bounds)).toEqual({ min: 9900, max: 9900 });
    expect(clampRange(1000, 900, bounds, { min: 100, max: 900 })).toEqual({ min: 900, max: 900 });
  });

  test('raises the maximum to the minimum if only the maximum has changed', () => {
    expect(clampRange(undefined, 5, bounds)).toEqual({ min: 13, max: 13 });
    expect(clampRange(100, 50, bounds, { min: 100, max: 900 })).toEqual({ min: 100, max: 100 });
  });

  test('raises the maximum to the minimum if both have changed', () => {
    expect(clampRange(900, 100, bounds)).toEqual({ min: 900, max: 900 });
  });

  test('returns 0 ≤ min ≤ max for any values, and the same range when applied again', () => {
    const value = fc.option(fc.maxSafeInteger(), { nil: undefined });
    fc.assert(
      fc.property(value, value, (enteredMin, enteredMax) => {
        const range = clampRange(enteredMin, enteredMax, bounds);
        expect(range.min).toBeGreaterThanOrEqual(0);
        expect(range.max).toBeGreaterThanOrEqual(range.min);
        expect(clampRange(range.min, range.max, bounds)).toEqual(range);
      }),
    );
  });
});
