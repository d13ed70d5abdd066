import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionMatches } from './question-filter.ts';

const DELIVERY = {
  id: 'delivery-time',
  question: 'How long does delivery take?',
  answer: 'Standard shipping takes 3–5 business days; it is the carrier’s, not ours.',
};

describe('a question stays when', () => {
  test.each([
    ['nothing is typed', ''],
    ['only blanks are typed', '   '],
    ['a word of it is typed', 'delivery'],
    ['the case differs', 'DELIVERY'],
    ['a part of a word is typed', 'deliv'],
    ['only its answer holds the word', 'carrier'],
    ['the words stand apart and in another order', 'standard  long'],
    ['a range is typed with a hyphen', '3-5 business'],
    ['an apostrophe is typed straight', "carrier's"],
  ])('%s', (_, typed) => {
    expect(questionMatches(DELIVERY, typed)).toBe(true);
  });
});

test('a question goes when one of the typed words is not in it', () => {
  expect(questionMatches(DELIVERY, 'delivery warranty')).toBe(false);
});

const anyWords = fc.array(fc.constantFrom('how', 'delivery', '3-5', 'business', 'ours', 'warranty', '–', ''));

test('typing more never brings a question back', () => {
  fc.assert(
    fc.property(anyWords, anyWords, (typed, more) => {
      fc.pre(questionMatches(DELIVERY, [...typed, ...more].join(' ')));
      expect(questionMatches(DELIVERY, typed.join(' '))).toBe(true);
    }),
  );
});
