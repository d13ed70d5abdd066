import { expect, test } from 'vitest';
import { formatDays, formatWholeDollars } from './policy.ts';

test('formatDays joins the days with an en dash', () => {
  expect(formatDays({ from: 1, to: 2 })).toBe('1–2');
});

test('formatWholeDollars writes dollars without cents', () => {
  expect(formatWholeDollars(200_000)).toBe('$2,000');
});
