import * as fc from 'fast-check';
import { type Quote, type QuoteLine, quoteOf } from '#app/quote/model/quote.ts';
import { EMPTY_DETAILS, MAX_LENGTHS, type QuoteDetails } from '#app/quote/model/quote-details.ts';

export function aQuoteLine(fields: Partial<QuoteLine> = {}): QuoteLine {
  return {
    id: '45',
    title: 'Dome camera',
    image: 'dome.webp',
    price: 10_000,
    quantity: 2,
    brand: 'Axis',
    model: 'P3265',
    ...fields,
  };
}

/** A quote of November 25, 2026 with two products; the arguments override some of it. */
export function aQuote(details: Partial<QuoteDetails> = {}, lines?: readonly QuoteLine[]): Quote {
  return quoteOf(
    { ...EMPTY_DETAILS, number: 'Q-20261125-0912', customer: 'Ada Lovelace', ...details },
    lines ?? [
      aQuoteLine(),
      aQuoteLine({ id: '1', title: 'Call point', price: 2550, quantity: 1, model: '' }),
    ],
    '2026-11-25',
  );
}

const text = (maxLength: number) =>
  fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.slice(0, maxLength).toWellFormed());

export const anyDetails: fc.Arbitrary<QuoteDetails> = fc.record({
  number: text(MAX_LENGTHS.number),
  customer: text(MAX_LENGTHS.customer),
  company: text(MAX_LENGTHS.company),
  poNumber: text(MAX_LENGTHS.poNumber),
  email: text(MAX_LENGTHS.email),
  shipTo: text(MAX_LENGTHS.shipTo),
  otherItems: text(MAX_LENGTHS.otherItems),
  notes: text(MAX_LENGTHS.notes),
  validityDays: fc.oneof(fc.nat({ max: 400 }).map(String), text(MAX_LENGTHS.validityDays)),
});

export const anyQuoteLines: fc.Arbitrary<readonly QuoteLine[]> = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 8 }),
    title: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    image: fc.constant('dome.webp'),
    price: fc.nat({ max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 30 }),
    brand: fc.string({ maxLength: 8 }),
    model: fc.string({ maxLength: 8 }),
  }),
  { maxLength: 8, selector: ({ id }) => id },
);
