import { expect, test } from 'vitest';
import { VOCABULARY, WORD_LIST } from './plain-words.fixture.ts';
import { isWordList, vocabularyOf } from './vocabulary.ts';

test('a word list that was sent as JSON is valid and unchanged', () => {
  const received: unknown = JSON.parse(JSON.stringify(WORD_LIST));
  expect(isWordList(received) && vocabularyOf(received)).toEqual(VOCABULARY);
});

test('each phrase occurs once, without hyphens', () => {
  const phrases = WORD_LIST.phrases.flatMap(({ words }) => words);
  expect(new Set(phrases).size).toBe(phrases.length);
  expect(phrases).toContain('walkie talkie');
});

test('a word list has the attributes, but not the specifications that they are read from', () => {
  expect(WORD_LIST.attributes[0]).toEqual({
    id: 'night-range',
    label: 'Night vision range',
    better: 'more',
    marksBest: true,
    kind: 'number',
    unit: 'm',
    categories: ['cctv-systems'],
  });
});

const withPhrase = (phrase: object) => ({
  ...WORD_LIST,
  phrases: [{ words: ['dome'], means: [], ...phrase }],
});

test.each([
  ['null', null],
  ['a list without attributes', { ...WORD_LIST, attributes: undefined }],
  [
    'an attribute whose categories are not a list',
    { ...WORD_LIST, attributes: [{ ...WORD_LIST.attributes[0], categories: 'all' }] },
  ],
  ['a unit without words', { ...WORD_LIST, units: [{ attributes: [] }] }],
  ['a label that is not a string', withPhrase({ label: 5 })],
  ['a meaning of an unknown kind', withPhrase({ means: [{ kind: 'colour' }] })],
  ['a figure without a condition', withPhrase({ means: [{ kind: 'figure', attribute: 'kind' }] })],
])('rejects %s', (_, value) => {
  expect(isWordList(value)).toBe(false);
});
