import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localDay, parseValidityDays, quoteNumber, validUntil } from './quote-dates.ts';

test('a quote has the local day, and a number made of the local day and time', () => {
  const now = new Date(2026, 0, 5, 9, 7);
  expect(localDay(now)).toBe('2026-01-05');
  expect(quoteNumber(now)).toBe('Q-20260105-0907');
});

describe('the last day of a quote', () => {
  test.each([
    ['2026-11-25', 30, '2026-12-25'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 365, '2027-12-31'],
  ])('from %s for %i days is %s', (day, days, last) => {
    expect(validUntil(day, days)).toBe(last);
  });

  test('is later for a longer validity', () => {
    const anyDay = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 364 }), (day, days) => {
        expect(validUntil(day, days) < validUntil(day, days + 1)).toBe(true);
      }),
    );
  });
});

describe('a validity', () => {
  test.each([
    ['30', 30],
    [' 7 ', 7],
    ['365', 365],
    ['0030', 30],
    ['30,0', 30],
    ['１０', 10],
  ])('%j is %i days', (text, days) => {
    expect(parseValidityDays(text)).toBe(days);
  });

  test.each(['', '0', '366', '-1', '1.5', '1e2', 'ten', '1.000', '9999'])('%j is not valid', (text) => {
    expect(parseValidityDays(text)).toBeUndefined();
  });
});
