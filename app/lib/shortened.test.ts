import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutTo, shortenedAtWord, shortenedTo } from './shortened.ts';

const anyText = fc.string({ unit: 'grapheme-composite' });

test('cutTo cuts no character in half', () => {
  expect(cutTo(4, '12345')).toBe('1234');
  expect(cutTo(5, '1234🔥')).toBe('1234');
  expect(cutTo(6, '1234🔥')).toBe('1234🔥');
});

describe('shortenedTo', () => {
  test('cuts a text that does not fit, and adds an ellipsis, which is not counted', () => {
    expect(shortenedTo(5, '12345')).toBe('12345');
    expect(shortenedTo(5, '123456')).toBe('12345…');
  });

  test('cuts no character in half', () => {
    expect(shortenedTo(5, '1234🔥🔥')).toBe('1234…');
    fc.assert(
      fc.property(fc.nat({ max: 10 }), anyText, (maxLength, text) => {
        expect(shortenedTo(maxLength, text).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('shortenedAtWord', () => {
  test.each([
    ['one two', 'one two'],
    ['one two three', 'one two…'],
    ['one twoo three', 'one…'],
    ['onetwothree', 'onetwot…'],
    ['123456🔥🔥', '123456…'],
  ])('shortens %j to 8 characters with the ellipsis: %j', (text, shortened) => {
    expect(shortenedAtWord(8, text)).toBe(shortened);
  });

  test('returns a text that fits, without half characters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), anyText, (maxLength, text) => {
        const shortened = shortenedAtWord(maxLength, text);
        expect(shortened.length).toBeLessThanOrEqual(maxLength);
        expect(shortened.isWellFormed()).toBe(true);
      }),
    );
  });
});
