import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Question, questionMatches } from './question-filter.ts';

const DELIVERY: Question = {
  id: 'delivery-time',
  title: 'How long does delivery take?',
  content: [
    { type: 'text', value: 'Standard shipping takes 3–5 business days; it is the carrier’s, not ours.' },
  ],
};

describe('a question matches', () => {
  test.each([
    ['an empty query', ''],
    ['a blank query', '   '],
    ['a word of its question', 'delivery'],
    ['a word in another case', 'DELIVERY'],
    ['a part of a word', 'deliv'],
    ['a word of its answer', 'carrier'],
    ['words in another order', 'standard  long'],
    ['a range written with a hyphen', '3-5 business'],
    ['a straight apostrophe', "carrier's"],
  ])('%s', (_, query) => {
    expect(questionMatches(DELIVERY, query)).toBe(true);
  });
});

test('a question does not match if it lacks one of the words', () => {
  expect(questionMatches(DELIVERY, 'delivery warranty')).toBe(false);
});

const anyWords = fc.array(fc.constantFrom('how', 'delivery', '3-5', 'business', 'ours', 'warranty', '–', ''));

test('adding words to a query never adds matches', () => {
  fc.assert(
    fc.property(anyWords, anyWords, (words, moreWords) => {
      fc.pre(questionMatches(DELIVERY, [...words, ...moreWords].join(' ')));
      expect(questionMatches(DELIVERY, words.join(' '))).toBe(true);
    }),
  );
});
