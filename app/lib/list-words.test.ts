import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listWords } from './list-words.ts';

test.each([
  ['conjunction', 'and'],
  ['disjunction', 'or'],
] as const)('words are listed as Intl.ListFormat does: %s', (type, conjunction) => {
  const format = new Intl.ListFormat('en-GB', { type });
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      expect(listWords(words, conjunction)).toBe(format.format(words));
    }),
  );
});
