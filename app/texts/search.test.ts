import { expect, test } from 'vitest';
import { resultCount } from './search.ts';

test('the result count uses the singular for one result and trims the query', () => {
  expect(resultCount(0, 'dome')).toBe('0 results for "dome"');
  expect(resultCount(1, 'dome')).toBe('1 result for "dome"');
  expect(resultCount(12, ' dome ')).toBe('12 results for "dome"');
});
