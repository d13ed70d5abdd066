import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortenedTo } from './shortened.ts';

describe('shortenedTo', () => {
  test('leaves a text that fits unchanged', () => {
    expect(shortenedTo(5, '12345')).toBe('12345');
  });

  test('cuts a longer text and adds an ellipsis', () => {
    expect(shortenedTo(5, '123456')).toBe('12345…');
  });

  test('cuts no character in half', () => {
    expect(shortenedTo(5, '1234🔥🔥')).toBe('1234…');
    const anyText = fc.string({ unit: 'grapheme-composite' });
    fc.assert(
      fc.property(fc.nat({ max: 10 }), anyText, (maxLength, text) => {
        expect(shortenedTo(maxLength, text).isWellFormed()).toBe(true);
      }),
    );
  });
});
