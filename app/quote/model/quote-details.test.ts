import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '#app/lib/validation.ts';
import { anyDetails } from '#tests/support/a-quote.ts';
import {
  addNote,
  cutDetails,
  DETAILS_RULES,
  EMPTY_DETAILS,
  excessLengths,
  fillEmptyDetails,
  MAX_LENGTHS,
  parseValidityDays,
  type QuoteDetails,
  readDetails,
} from './quote-details.ts';

const details: QuoteDetails = { ...EMPTY_DETAILS, number: 'Q-1', customer: 'Ada', notes: 'Gate 3' };

describe('stored details', () => {
  test('are read as they were stored', () => {
    fc.assert(
      fc.property(anyDetails, (details) => {
        expect(readDetails(JSON.parse(JSON.stringify(details)))).toEqual(details);
      }),
    );
  });

  test.each([null, 7, 'text', [], {}, { customer: 7, ['__proto__']: 'x' }])(
    'that are invalid are read as empty: %j',
    (stored) => {
      expect(readDetails(stored)).toEqual(EMPTY_DETAILS);
    },
  );

  test('keep texts that are too long, which are cut only in links and files, and never within a character', () => {
    const start = 'x'.repeat(MAX_LENGTHS.notes - 1);
    const read = readDetails({ notes: `${start}🔥` });
    expect(read.notes).toBe(`${start}🔥`);
    expect(excessLengths(read)).toEqual([['notes', 1]]);
    expect(cutDetails(read).notes).toBe(start);
  });

  test('have room for 400 items of other suppliers', () => {
    const otherItems = Array.from(
      { length: 400 },
      (_, index) => `${index} × PoE switch, 8 ports, 120 W, DIN rail`,
    );
    expect(excessLengths({ ...details, otherItems: otherItems.join('\n') })).toEqual([]);
  });
});

describe('details of an opened quote', () => {
  test('fill only the fields that still have their initial value, and never the number', () => {
    const offered = { ...details, customer: 'Grace', company: 'Navy', validityDays: '14' };
    expect(fillEmptyDetails({ ...details, number: '' }, offered)).toEqual({
      ...details,
      number: '',
      company: 'Navy',
      validityDays: '14',
    });
  });
});

describe('the form', () => {
  test('needs a number, and rejects an invalid email address and an invalid validity', () => {
    const errors = validate({ ...EMPTY_DETAILS, email: 'ada@', validityDays: '0' }, DETAILS_RULES);
    expect(errors).toEqual({ number: 'required', email: 'invalid-email', validityDays: 'invalid-validity' });
  });

  test('needs nothing else', () => {
    expect(validate({ ...EMPTY_DETAILS, number: 'Q-1' }, DETAILS_RULES)).toEqual({});
  });
});

describe('a validity', () => {
  test.each([
    [' 7 ', 7],
    ['365', 365],
    ['30,0', 30],
  ])('%j is %i days', (text, days) => {
    expect(parseValidityDays(text)).toBe(days);
  });

  test.each(['', '0', '366', '-1', '1.5', 'ten'])('%j is not valid', (text) => {
    expect(parseValidityDays(text)).toBeUndefined();
  });
});

const withNotes = (notes: string) => ({ ...EMPTY_DETAILS, customer: 'Acme', notes });

describe('a note', () => {
  test.each([
    ['', 'Storage: 5,184 GB', 'Storage: 5,184 GB', 'added'],
    ['Gate 3', 'Storage: 5,184 GB', 'Gate 3\nStorage: 5,184 GB', 'added'],
    ['Gate 3\n', 'Storage: 5,184 GB', 'Gate 3\nStorage: 5,184 GB', 'added'],
    ['Storage: 5,184 GB\nGate 3', 'Storage: 5,184 GB', 'Storage: 5,184 GB\nGate 3', 'already-there'],
  ])('to the notes %j, %j is added as %j: %s', (notes, note, expected, outcome) => {
    expect(addNote(withNotes(notes), note)).toEqual({ next: withNotes(expected), outcome });
  });

  test('is left out if there is no space', () => {
    const full = withNotes('x'.repeat(MAX_LENGTHS.notes));
    expect(addNote(full, 'y')).toEqual({ next: full, outcome: 'too-long' });
  });
});
