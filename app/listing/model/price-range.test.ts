import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampRange, formatRange, isWithin, missedPrice, priceBounds } from './price-range.ts';

const boundsOf = (...prices: readonly number[]) => priceBounds(prices.map((price) => ({ price })));

describe('priceBounds', () => {
  test('ranges from 90% of the lowest price, rounded down, to 110% of the highest, rounded up', () => {
    expect(boundsOf(1499, 99900, 3675000)).toMatchObject({ min: 13, max: 40425 });
    expect(boundsOf(10000)).toMatchObject({ min: 90, max: 110 });
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
  const prices = [9999, 10000, 90000, 90001];
  expect(prices.filter((price) => isWithin({ min: 100, max: 900 }, price))).toEqual([10000, 90000]);
});

test('formatRange writes the lira sign, as specified', () => {
  expect(formatRange({ min: 100, max: 36750 })).toBe('₺100 – ₺36,750');
});

describe('clampRange', () => {
  const bounds = { min: 13, max: 9900 };

  const previous = { min: 100, max: 900 };
  test.each([
    ['keeps a valid range', 100, 900, bounds, { min: 100, max: 900 }],
    ['keeps a range beyond the bounds', 1, 20000, bounds, { min: 1, max: 20000 }],
    ['takes an empty minimum from the bounds', undefined, 900, bounds, { min: 13, max: 900 }],
    ['takes an empty maximum from the bounds', 100, undefined, bounds, { min: 100, max: 9900 }],
    ['raises negative values to 0', -5, -3, bounds, { min: 0, max: 0 }],
    ['lowers a changed minimum to the maximum', 1000, 900, previous, { min: 900, max: 900 }],
    ['raises a changed maximum to the minimum', 100, 50, previous, { min: 100, max: 100 }],
    ['raises the maximum to the minimum if both have changed', 900, 100, bounds, { min: 900, max: 900 }],
  ])('%s', (_, min, max, current, range) => {
    expect(clampRange(min, max, bounds, current)).toEqual(range);
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

describe('missedPrice', () => {
  test('names the lowest or highest price if the range is below or above all prices', () => {
    const bounds = boundsOf(18_950, 249_990);
    expect(missedPrice({ min: 170, max: 170 }, bounds)).toEqual({ kind: 'below-lowest', price: 190 });
    expect(missedPrice({ min: 2750, max: 2750 }, bounds)).toEqual({ kind: 'above-highest', price: 2499 });
    expect(missedPrice({ min: 170, max: 190 }, bounds)).toBeUndefined();
    expect(missedPrice({ min: 0, max: 10 }, priceBounds([]))).toBeUndefined();
  });

  test('the named price has a product', () => {
    const price = fc.integer({ min: 100, max: 5_000_000 });
    const bound = fc.nat({ max: 60_000 });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1 }), bound, bound, (prices, a, b) => {
        const range = { min: Math.min(a, b), max: Math.max(a, b) };
        const missed = missedPrice(range, boundsOf(...prices));
        if (!missed) return;
        expect(prices.some((price) => isWithin(range, price))).toBe(false);
        const reaching =
          missed.kind === 'below-lowest' ? { ...range, max: missed.price } : { ...range, min: missed.price };
        expect(prices.some((price) => isWithin(reaching, price))).toBe(true);
      }),
    );
  });
});
