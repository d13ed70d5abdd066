import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney, percentOf, toCents, toDollars } from './money.ts';

const anyCents = fc.integer({ min: 0, max: 100_000_000_000 });

describe('money', () => {
  test.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1499, '$14.99'],
    [123450, '$1,234.50'],
    [3675000, '$36,750.00'],
  ])('%i cents are written as %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
  });

  test.each([
    [14.99, 1499],
    [49.99, 4999],
    [1234.5, 123450],
    [36750, 3675000],
    [0.29, 29],
    [1.15, 115],
  ])('%d dollars are %i cents', (dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });

  test('nothing is never written as a negative amount', () => {
    expect(formatMoney(toCents(-0))).toBe('$0.00');
    expect(formatMoney(toCents(-0.001))).toBe('$0.00');
  });

  test('cents survive being kept as dollars, also with two decimals', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(toCents(toDollars(cents))).toBe(cents);
        expect(toCents(Number(toDollars(cents).toFixed(2)))).toBe(cents);
      }),
    );
  });

  test.each([
    [18, 100, 18],
    [18, 25, 5],
    [18, 1, 0],
    [18, 3, 1],
    [50, 1, 1],
    [18, 0, 0],
  ])('%i%% of %i cents is %i cents, half a cent rounded up', (percent, amount, part) => {
    expect(percentOf(percent, amount)).toBe(part);
  });

  test('a percentage is exact to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), anyCents, (percent, amount) => {
        const exact = (BigInt(amount) * BigInt(percent) + 50n) / 100n;
        expect(BigInt(percentOf(percent, amount))).toBe(exact);
      }),
    );
  });
});
