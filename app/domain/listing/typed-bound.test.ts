import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTypedBound } from './typed-bound.ts';

describe('a typed bound', () => {
  test.each([
    ['250', 250],
    [' 0900 ', 900],
    ['+7', 7],
    ['-5', -5],
    ['-0', 0],
    ['１２０', 120],
  ])('%j is the whole number %d', (text, value) => {
    expect(readTypedBound(text)).toEqual({ kind: 'whole', value });
  });

  test.each(['', '   '])('%j is empty', (text) => {
    expect(readTypedBound(text)).toEqual({ kind: 'empty' });
  });

  test.each(['12.5', '12.0', '1,000', '1e3', '0x1f', 'abc', '$5', '--5', '1 000', 'Infinity'])(
    '%j is no whole number',
    (text) => {
      expect(readTypedBound(text)).toEqual({ kind: 'not-whole' });
    },
  );

  test('a number beyond all prices stays exact', () => {
    expect(readTypedBound('9'.repeat(400))).toEqual({ kind: 'whole', value: Number.MAX_SAFE_INTEGER });
  });

  test('any whole number is read back as it was written', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (value) => {
        expect(readTypedBound(String(value))).toEqual({ kind: 'whole', value });
      }),
    );
  });
});
