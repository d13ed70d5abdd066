import { expect, test } from 'vitest';
import { notUnderstood, otherCurrencies, resultCount } from './results-texts.ts';

test('the result count shows the beginning of a long query and cuts no character in half', () => {
  expect(resultCount(2, 'x'.repeat(100))).toBe(`2 results for "${'x'.repeat(100)}"`);
  expect(resultCount(2, `${'x'.repeat(99)}🔥🔥`)).toBe(`2 results for "${'x'.repeat(99)}…"`);
});

test('the result count uses the singular for one result and trims the query', () => {
  expect(resultCount(0, 'dome')).toBe('0 results for "dome"');
  expect(resultCount(1, 'dome')).toBe('1 result for "dome"');
  expect(resultCount(12, ' dome ')).toBe('12 results for "dome"');
});

test.each([
  ['notUnderstood', notUnderstood],
  ['otherCurrencies', otherCurrencies],
])('%s names the first eight parts, shortened, and counts the others', (_, text) => {
  expect(text(['a', 'b'])).toMatch(/: a, b\.$/);
  expect(text(Array.from({ length: 12 }, () => 'x'))).toMatch(/: x(, x){7} and 4 more\.$/);
  expect(text(['x'.repeat(101)])).toMatch(/: x{100}…\.$/);
});
