import { describe, expect, test } from 'vitest';
import { foldText, queryWords } from '#app/lib/normalize-text.ts';
import { matchWords } from './word-match.ts';

describe('matchWords', () => {
  test.each([
    ['2cd', 'word-start'],
    ['ds-2cd8', 'word-start'],
    ['came 4', 'word-start'],
    ['amera', 'substring'],
    ['dome amera', 'substring'],
    ['dome bullet', 'none'],
  ])('rates how %j matches the title of a camera: %s', (query, match) => {
    const title = foldText('DS-2CD87 Webcam Dome Camera (4K)');
    expect(matchWords(title, queryWords(query))).toBe(match);
  });

  test.each(['36x', '-40', '4.5-10', "carrier's"])(
    'matches %j, in keyboard characters, to text with typographic characters',
    (query) => {
      const text = '36× zoom, −40 °C, 4.5–10 mm, the carrier’s';
      expect(matchWords(foldText(text), queryWords(query))).toBe('word-start');
    },
  );

  test.each(['𠮷cam', 'e\u0301cam'])('finds no word start after a letter of two code units: %s', (text) => {
    expect(matchWords(text, ['cam'])).toBe('substring');
  });

  test('finds a word start even if the query occurs inside an earlier word', () => {
    expect(matchWords('webcam cam', ['cam'])).toBe('word-start');
  });
});
