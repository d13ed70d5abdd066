import { describe, expect, test } from 'vitest';
import { fit, typedWords } from './typed-words.ts';

describe('typed words', () => {
  test('are the words in lower case, blanks aside', () => {
    expect(typedWords('  Dome \t CAM ')).toEqual(['dome', 'cam']);
    expect(typedWords('  ')).toEqual([]);
  });

  test.each([
    ['2cd', 'start'],
    ['ds-2cd8', 'start'],
    ['came 4', 'start'],
    ['amera', 'inside'],
    ['dome amera', 'inside'],
    ['dome bullet', 'none'],
  ])('%j fits the title of a dome camera: %s', (typed, expected) => {
    expect(fit('DS-2CD87 Webcam Dome Camera (4K)', typedWords(typed))).toBe(expected);
  });

  test.each(['36x', '-40', '4.5-10', "carrier's"])('%j, as it is typed, fits what is set', (typed) => {
    expect(fit('36× zoom, −40 °C, 4.5–10 mm, the carrier’s', typedWords(typed))).toBe('start');
  });

  test('a word counts as begun where it stands after one that only holds it', () => {
    expect(fit('Webcam Cam', ['cam'])).toBe('start');
  });
});
