import { expect, test } from 'vitest';
import { formatDay } from './day.ts';

test.each([
  ['2023-07-10', 'July 10, 2023'],
  ['2026-09-14', 'September 14, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  ['2025-12-31', 'December 31, 2025'],
])('formats %s as %s', (day, formatted) => {
  expect(formatDay(day)).toBe(formatted);
});
