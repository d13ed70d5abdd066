import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteOf } from './model/quote.ts';
import { EMPTY_DETAILS, readDetails } from './model/quote-details.ts';
import { quoteLinkPath, RECORD_PREFIX, writeRecord } from './model/quote-record.ts';
import { quotePdf } from './quote-pdf.ts';
import { SHOP_URL } from '#app/base-path.ts';
import { anyDetails, anyQuoteLines, aQuote } from '#tests/support/a-quote.ts';
import { pdfFonts } from '#tests/support/read-pdf.ts';
import { readQuoteFile, readQuoteText } from './read-quote.ts';

const pdfOf = (text: string) => new Blob([`%PDF-1.3\n/Keywords (${text})\n%%EOF`]);
const encoded = (value: unknown) => RECORD_PREFIX + Buffer.from(JSON.stringify(value)).toString('base64url');

/** A valid record in which these fields replace others. */
const recordWith = (fields: object) =>
  encoded({ shop: SHOP_URL, day: '2026-11-25', details: {}, lines: [['45', 2, 10_000]], ...fields });

describe('a quote', () => {
  test('is read from its PDF', async () => {
    const quote = aQuote({ shipTo: 'Straße 1\nAğrı ₺' });
    const parts = { fonts: pdfFonts(), pictures: new Map<string, never>(), format: 'a4' } as const;
    const file = quotePdf(quote, 'https://www.watchpost.example/quote?items=45:2', parts);
    expect(await readQuoteFile(new Blob([file]))).toEqual({
      kind: 'read',
      record: {
        shop: SHOP_URL,
        day: '2026-11-25',
        details: readDetails(quote),
        lines: quote.lines.map(({ id, quantity, price, title }) => ({ id, quantity, price, title })),
      },
    });
  });

  test('is read from its link, whatever was entered', () => {
    fc.assert(
      fc.property(anyDetails, anyQuoteLines, (details, lines) => {
        fc.pre(lines.length > 0);
        const link = quoteLinkPath(quoteOf(details, lines, '2026-11-25'), SHOP_URL);
        const recorded = lines.map(({ id, quantity, price }) => ({ id, quantity, price }));
        const filled = Object.entries(details).filter(([, text]) => text.trim() !== '');
        expect(readQuoteText(link)).toEqual({
          kind: 'read',
          record: {
            shop: SHOP_URL,
            day: '2026-11-25',
            details: { ...EMPTY_DETAILS, ...Object.fromEntries(filled) },
            lines: recorded,
          },
        });
      }),
    );
  });

  test('has one line for each product', () => {
    const text = recordWith({
      lines: [
        ['45', 2, 10_000],
        ['1', 1, 5],
        ['45', 9, 1],
      ],
    });
    expect(readQuoteText(text)).toMatchObject({
      kind: 'read',
      record: { lines: [{ id: '45', quantity: 2 }, { id: '1' }] },
    });
  });

  test('has empty details where they are not texts, and shortened ones where they are too long', () => {
    const details = { customer: 7, notes: 'n'.repeat(5000), company: 'Navy', ['__proto__']: 'x' };
    const read = readQuoteText(recordWith({ details }));
    expect(read).toMatchObject({ kind: 'read', record: { details: { customer: '', company: 'Navy' } } });
    expect(JSON.stringify(read).length).toBeLessThan(2000);
  });
});

describe('what is not a readable quote from this shop', () => {
  test.each([
    ['no-pdf', new Blob(['Not a PDF'])],
    ['no-pdf', new Blob([])],
    [
      'no-pdf',
      new Blob([
        new Uint8Array(readFileSync('tests/fixtures/catalogue/public/images/products/placeholder.jpg')),
      ]),
    ],
    ['no-quote', new Blob(['%PDF-1.7\n%%EOF'])],
    ['other-shop', pdfOf(writeRecord(aQuote(), 'https://www.other.example', { titles: true }))],
    ['damaged', pdfOf(writeRecord(aQuote(), SHOP_URL, { titles: true }).slice(0, -9))],
    ['too-large', new Blob([new Uint8Array(20_000_001)])],
  ])('is answered as %s', async (reason, file) => {
    expect(await readQuoteFile(file)).toEqual({ kind: 'unreadable', reason });
  });

  test.each([
    ['null instead of a record', encoded(null)],
    ['no shop', recordWith({ shop: undefined })],
    ['no lines', recordWith({ lines: [] })],
    ['a line with a fifth part', recordWith({ lines: [['45', 1, 1, 'Camera', 1]] })],
    ['a line that is an object', recordWith({ lines: [{ id: '45' }] })],
    ['a quantity of 0', recordWith({ lines: [['45', 0, 1]] })],
    ['a quantity of −1', recordWith({ lines: [['45', -1, 1]] })],
    ['a quantity of 10,000', recordWith({ lines: [['45', 10_000, 1]] })],
    ['a quantity that is a fraction', recordWith({ lines: [['45', 1.5, 1]] })],
    ['a price that is a text', recordWith({ lines: [['45', 1, '1']] })],
    ['a price that is negative', recordWith({ lines: [['45', 1, -1]] })],
    // No link can contain it.
    ['a lone surrogate in an id', recordWith({ lines: [['\uD83D', 1, 100]] })],
    ['an id of 201 characters', recordWith({ lines: [['4'.repeat(201), 1, 1]] })],
    ['5,000 lines', recordWith({ lines: Array.from({ length: 5000 }, (_, id) => [String(id), 1, 1]) })],
    ['no day', recordWith({ day: undefined })],
    ['a day that is not a date', recordWith({ day: 'today' })],
    ['a day that does not exist', recordWith({ day: '2026-13-45' })],
    ['details that are a text', recordWith({ details: 'Ada' })],
  ])('is answered as damaged if it has %s', (_, text) => {
    expect(readQuoteText(text)).toEqual({ kind: 'unreadable', reason: 'damaged' });
  });
});

test('an ordinary fragment has no quote', () => {
  expect(readQuoteText('#specifications')).toBeUndefined();
});
