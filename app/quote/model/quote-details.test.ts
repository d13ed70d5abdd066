import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validate } from '#app/lib/validation.ts';
import { anyDetails } from '#tests/support/a-quote.ts';
import {
  cutDetails,
  DETAILS_RULES,
  EMPTY_DETAILS,
  excessLengths,
  fillEmptyDetails,
  MAX_LENGTHS,
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

  test('have all fields, whatever is stored, and are not too long once they are cut', () => {
    const anyStored = fc.oneof(fc.jsonValue(), fc.record({ notes: fc.string({ minLength: 1001 }) }));
    fc.assert(
      fc.property(anyStored, (stored) => {
        const read = readDetails(stored);
        expect(Object.keys(read)).toEqual(Object.keys(EMPTY_DETAILS));
        expect(excessLengths(cutDetails(read))).toEqual([]);
      }),
    );
  });

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
