import { expect, test } from 'vitest';
import {
  foundOtherwise,
  notSold,
  notUnderstood,
  otherCurrencies,
  resultCount,
  without,
} from './results-texts.ts';

test('the result count shows the beginning of a long query and cuts no character in half', () => {
  expect(resultCount(2, 'x'.repeat(100))).toBe(`2 results for "${'x'.repeat(100)}"`);
  expect(resultCount(2, `${'x'.repeat(99)}🔥🔥`)).toBe(`2 results for "${'x'.repeat(99)}…"`);
});

test('the result count uses the singular for one result and trims the query', () => {
  expect(resultCount(0, 'dome')).toBe('0 results for "dome"');
  expect(resultCount(1, 'dome')).toBe('1 result for "dome"');
  expect(resultCount(12, ' dome ')).toBe('12 results for "dome"');
  expect(resultCount(1234, 'dome')).toBe('1,234 results for "dome"');
});

test.each([
  ['notUnderstood', notUnderstood],
  ['otherCurrencies', otherCurrencies],
])('%s names the first eight parts, shortened, and counts the others', (_, text) => {
  expect(text(['a', 'b'])).toMatch(/: a, b\.$/);
  expect(text(Array.from({ length: 12 }, () => 'x'))).toMatch(/: x(, x){7} and 4 more\.$/);
  expect(text(['x'.repeat(101)])).toMatch(/: x{100}…\.$/);
});

test.each([
  [['zzzz'], 'Without “zzzz”: 18 cameras'],
  [['a', 'b', 'c'], 'Without “a” and “b” and “c”: 18 cameras'],
  [['a', 'b', 'c', 'd'], 'Without “a, b, c …”: 18 cameras'],
  [['x'.repeat(101)], `Without “${'x'.repeat(100)}…”: 18 cameras`],
])('names what is left out: %j', (labels, text) => {
  expect(without(labels, '18 cameras', 18, false)).toBe(text);
});

test('says what was not found as it is written, and what is not sold', () => {
  expect(foundOtherwise(1, 'folded text')).toBe('1 product with other accents, dashes or spaces than typed');
  expect(foundOtherwise(1, 'sku')).toBe('1 product with this SKU');
  expect(notSold(['lenses', 'hard drives'])).toBe('We sell no lenses and no hard drives.');
});
