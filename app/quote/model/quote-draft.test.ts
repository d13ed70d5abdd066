import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyQuoteLines, aQuoteLine } from '#tests/support/a-quote.ts';
import { EMPTY_DETAILS } from './quote-details.ts';
import {
  EMPTY_DRAFT,
  isNewQuote,
  isUsedForOtherLines,
  linesKey,
  newQuote,
  type QuoteDraft,
  readDraft,
  withDocument,
  withEarlierQuote,
  withNumber,
} from './quote-draft.ts';

const NOW = new Date(2026, 10, 25, 9, 12);
const LATER = new Date(2026, 10, 25, 9, 13);
const LINES = [aQuoteLine({ id: '1', quantity: 2 })];
const OTHER_LINES = [aQuoteLine({ id: '2', quantity: 2 })];

const numberOf = (draft: QuoteDraft) => draft.details.number;
const typed = (draft: QuoteDraft, number: string) => ({ ...draft, details: { ...draft.details, number } });
const first = withNumber(EMPTY_DRAFT, NOW, LINES);
/** The draft after a document with `LINES` was made. */
const documented = withDocument(first, numberOf(first), LINES);

describe('the number of a quote', () => {
  test('is generated once', () => {
    expect(numberOf(first)).toBe('Q-20261125-0912');
    expect(withNumber(first, LATER, OTHER_LINES)).toBe(first);
    expect(withNumber(first, LATER)).toBe(first);
  });

  test('stays while the lines are those of its document', () => {
    expect(withNumber(documented, LATER, LINES)).toBe(documented);
  });

  test.each([
    ['other products', OTHER_LINES],
    ['another quantity', [aQuoteLine({ id: '1', quantity: 3 })]],
    ['another price', [aQuoteLine({ id: '1', quantity: 2, price: 1 })]],
    ['one more product', [...LINES, ...OTHER_LINES]],
  ])('is replaced if the quote now has %s', (_, lines) => {
    expect(numberOf(withNumber(documented, LATER, lines))).toBe('Q-20261125-0913');
    expect(numberOf(withNumber(documented, NOW, lines))).toBe('Q-20261125-0912-2');
  });

  test('is replaced without changing the other details', () => {
    const draft = { ...documented, details: { ...documented.details, customer: 'Ada' } };
    expect(withNumber(draft, LATER, OTHER_LINES).details).toEqual({
      ...EMPTY_DETAILS,
      customer: 'Ada',
      number: 'Q-20261125-0913',
    });
  });

  test('stays if the visitor has typed it', () => {
    const draft = withDocument(typed(first, 'PROJECT-7'), 'PROJECT-7 ', LINES);
    expect(withNumber(draft, LATER, OTHER_LINES)).toBe(draft);
    expect(isUsedForOtherLines(draft, ' PROJECT-7', OTHER_LINES)).toBe(true);
    expect(isUsedForOtherLines(draft, 'PROJECT-7', LINES)).toBe(false);
    expect(isUsedForOtherLines(draft, 'PROJECT-8', OTHER_LINES)).toBe(false);
  });

  test('is generated again if the visitor deletes it, and differs from those of all documents', () => {
    expect(numberOf(withNumber(typed(documented, ' '), NOW))).toBe('Q-20261125-0912-2');
  });

  test('is never generated for two different lists of lines, however many documents are made in a minute', () => {
    fc.assert(
      fc.property(fc.array(anyQuoteLines, { maxLength: 15 }), (quotes) => {
        const lines = new Map<string, string>();
        let draft = EMPTY_DRAFT;
        for (const quote of quotes) {
          draft = withNumber(draft, NOW, quote);
          const number = numberOf(draft);
          expect(lines.get(number) ?? linesKey(quote)).toBe(linesKey(quote));
          lines.set(number, linesKey(quote));
          draft = withDocument(draft, number, quote);
        }
      }),
    );
  });
});

describe('a new quote', () => {
  test('has empty details and another number', () => {
    const draft = { ...first, details: { ...first.details, customer: 'Ada', notes: 'Storage 4 TB' } };
    expect(isNewQuote(draft)).toBe(false);
    const next = newQuote(draft, NOW);
    expect(next.details).toEqual({ ...EMPTY_DETAILS, number: 'Q-20261125-0912-2' });
    expect(isNewQuote(next)).toBe(true);
  });

  test('can be taken back, and the number of its document is not generated again', () => {
    const next = newQuote(documented, NOW);
    const restored = withEarlierQuote(withDocument(next, numberOf(next), OTHER_LINES), documented);
    expect(restored.details).toEqual(documented.details);
    expect(numberOf(withNumber(restored, NOW, OTHER_LINES))).toBe('Q-20261125-0912-3');
  });

  test('is no longer new once it has a document or a typed number', () => {
    expect(isNewQuote(documented)).toBe(false);
    expect(isNewQuote(typed(first, 'PROJECT-7'))).toBe(false);
  });
});

describe('a stored draft', () => {
  test.each([null, 7, [], { generatedNumber: 7, documents: 'x' }, { documents: [null, 7, { number: 1 }] }])(
    'that is invalid is read as empty: %j',
    (stored) => {
      expect(readDraft(stored)).toEqual(EMPTY_DRAFT);
    },
  );

  test('keeps the documents of the last twenty quotes', () => {
    const draft = Array.from({ length: 25 }, (_, index) => `Q-${index}`).reduce(
      (draft, number) => withDocument(draft, number, LINES),
      EMPTY_DRAFT,
    );
    expect(draft.documents).toHaveLength(20);
    expect(draft.documents.at(-1)?.number).toBe('Q-24');
  });
});
