import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOf } from './digits.ts';

test.each([
  ['+1 (555) 01-42', '15550142'],
  ['０２１２ ５５５', '0212555'],
  ['call me', ''],
  ['', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(digitsOf(text)).toBe(digits);
});

test('whatever stands between digits makes no difference', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(digitsOf(text)).toMatch(/^[0-9]*$/);
      expect(digitsOf(digitsOf(text))).toBe(digitsOf(text));
    }),
  );
});
