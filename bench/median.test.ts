import { expect, test } from 'vitest';
import { median } from './median.ts';

test('the median is the middle value, whatever the order', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([7])).toBe(7);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([4, 1, 2, 100])).toBe(3);
});

test('nothing measured has no median', () => {
  expect(median([])).toBeNaN();
});
