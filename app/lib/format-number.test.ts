import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test.each([
  [0, '0'],
  [-40, '-40'],
  [999, '999'],
  [1000, '1,000'],
  [12.95, '12.95'],
  [1234.5, '1,234.5'],
  [0.0842, '0.084'],
  [-1234567.891, '-1,234,567.891'],
])('formats %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
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
