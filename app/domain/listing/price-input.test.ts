import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePriceInput } from './price-input.ts';

describe('parsePriceInput', () => {
  test.each([
    ['250', 250],
    [' 0900 ', 900],
    ['+7', 7],
    ['-5', -5],
    ['-0', 0],
    ['１２０', 120],
  ])('parses %j as %d', (text, value) => {
    expect(parsePriceInput(text)).toEqual({ kind: 'whole', value });
  });

  test.each(['', '   '])('treats %j as empty', (text) => {
    expect(parsePriceInput(text)).toEqual({ kind: 'empty' });
  });

  test.each(['12.5', '12.0', '1,000', '1e3', '0x1f', 'abc', '$5', '--5', '1 000', 'Infinity'])(
    'rejects %j, which is not a whole number in plain digits',
    (text) => {
      expect(parsePriceInput(text)).toEqual({ kind: 'not-whole' });
    },
  );

  test('lowers larger numbers to the largest safe integer', () => {
    expect(parsePriceInput('9'.repeat(400))).toEqual({ kind: 'whole', value: Number.MAX_SAFE_INTEGER });
  });

  test('parses any safe integer', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(parsePriceInput(String(value))).toEqual({ kind: 'whole', value });
      }),
    );
  });
});
