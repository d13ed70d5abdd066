import { expect, test } from 'vitest';
import { formatDay, isDay } from './day.ts';

test.each([
  ['2023-07-10', 'July 10, 2023'],
  ['2026-09-14', 'September 14, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-12-31', 'December 31, 2025'],
])('formats %s as %s', (day, formatted) => {
  expect(formatDay(day)).toBe(formatted);
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
