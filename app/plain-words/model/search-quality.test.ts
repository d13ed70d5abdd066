import { expect, test } from 'vitest';
import { searchQuality } from './search-quality.ts';

test('averages precision and recall over the queries', () => {
  expect(
    searchQuality([
      { found: ['1', '2'], expected: ['1'] },
      { found: ['1'], expected: ['1', '2', '3', '4'] },
    ]),
  ).toEqual({ precision: 0.75, recall: 0.625 });
});

test('has a precision and recall of 1 for a query that rightly finds nothing', () => {
  expect(searchQuality([{ found: [], expected: [] }])).toEqual({ precision: 1, recall: 1 });
});

test('has a precision of 0 if only wrong products are found, and a recall of 0 if all are missed', () => {
  expect(searchQuality([{ found: ['1'], expected: [] }])).toEqual({ precision: 0, recall: 1 });
  expect(searchQuality([{ found: [], expected: ['1'] }])).toEqual({ precision: 1, recall: 0 });
});
