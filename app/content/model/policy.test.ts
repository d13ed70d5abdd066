import { expect, test } from 'vitest';
import { formatDays } from './policy.ts';

test('formatDays joins the days with an en dash', () => {
  expect(formatDays({ from: 1, to: 2 })).toBe('1–2');
});
