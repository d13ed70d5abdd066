import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDay, isDay, localDay } from './day.ts';

test('agrees with Intl', () => {
  const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        expect(formatDay(date.toISOString())).toBe(longDate.format(date));
      },
    ),
  );
});

test.each(['2026-09-14', '2024-02-29', '0001-01-01'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true);
});

test.each(['', 'today', '2026-9-14', '2026-02-29', '2026-02-31', '2026-13-01', '2026-09-14T00:00:00Z'])(
  '%j is not a day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('localDay is the day of the local clock', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});
