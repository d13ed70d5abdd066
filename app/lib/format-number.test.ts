import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test('keeps three decimals at most', () => {
  expect(formatNumber(-1234.5678)).toBe('-1,234.568');
});

test('agrees with Intl on numbers of up to three decimals', () => {
  const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 3 }), (digits, decimals) => {
      // Adding 0 turns -0, which Intl writes as `-0`, into 0.
      const value = Number((digits / 10 ** decimals).toFixed(decimals)) + 0;
      expect(formatNumber(value)).toBe(numbers.format(value));
    }),
  );
});
