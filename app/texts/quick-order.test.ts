import { expect, test } from 'vitest';
import { addLines } from './quick-order.ts';

test.each([
  [1, 'Add 1 line to cart'],
  [10_000, 'Add 10000 lines to cart'],
])('the button for %d has its specified name', (count, name) => {
  expect(addLines(count)).toBe(name);
  expect(name).toMatch(/^Add \d+ lines? to cart$/);
});
