import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupThousands } from './group-thousands.ts';

describe('a whole number', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1234567, '1,234,567'],
  ])('%i is written as %s', (whole, text) => {
    expect(groupThousands(whole)).toBe(text);
  });

  test('is written as the platform writes it', () => {
    const platform = new Intl.NumberFormat('en-US');
    fc.assert(
      fc.property(fc.maxSafeNat(), (whole) => {
        expect(groupThousands(whole)).toBe(platform.format(whole));
      }),
    );
  });
});
