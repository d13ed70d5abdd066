import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the median is the middle value, in any order', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([7])).toBe(7);
});

test('the median of an even count is the mean of the two middle values', () => {
  expect(median([4, 1, 2, 100])).toBe(3);
});

test('the median of an empty list is NaN', () => {
  expect(median([])).toBeNaN();
});
