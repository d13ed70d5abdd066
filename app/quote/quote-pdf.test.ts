import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lineTotal } from '#app/cart/model/cart.ts';
import { formatNumber } from '#app/lib/format-number.ts';
import { formatMoney } from '#app/lib/money.ts';
import type { Quote } from './model/quote.ts';
import { findRecord } from './model/quote-record.ts';
import { SHOP } from '#app/shop.ts';
import { aQuote, aQuoteLine } from '#tests/support/a-quote.ts';
import { pdfFonts, readPdf } from '#tests/support/read-pdf.ts';
import { missingCharacters, type PaperFormat } from '#app/pdf/paper.ts';
import { quotePdf } from './quote-pdf.ts';

const fonts = pdfFonts();
const picture = new Uint8Array(
  readFileSync('tests/fixtures/catalogue/public/images/products/placeholder.jpg'),
);

const make = (quote: Quote, format: PaperFormat = 'a4') =>
  quotePdf(quote, 'https://www.watchpost.example/quote?items=45:2', {
    fonts,
    pictures: new Map([['dome.webp', picture]]),
    format,
  });

const manyLines = Array.from({ length: 200 }, (_, index) =>
  aQuoteLine({
    id: String(1000 + index),
    title: `Straße Ağ ₺ −40 °C camera ${index + 1}`,
    model: `M-${index + 1}`,
    price: 100_000 + index,
    quantity: 1 + (index % 10),
  }),
);

const countOfX = (text: string) => text.split('X').length - 1;

describe('the PDF of a quote', () => {
  test('has the text of the quote, its title and its language', async () => {
    const quote = aQuote({
      poNumber: 'PO-7',
      shipTo: 'Straße 1\nAğrı',
      otherItems: '1 × PoE switch',
      notes: 'Budget ₺ 5, −20 °C',
    });
    const { pages, title, language } = await readPdf(make(quote));
    expect(title).toBe('Quote Q-20261125-0912 · Watchpost');
    expect(language).toBe('en-US');
    expect(pages).toHaveLength(1);
    for (const text of [
      SHOP.address[0],
      'Q-20261125-0912',
      'November 25, 2026',
      'December 25, 2026',
      'PO-7',
      'Ada Lovelace',
      'Straße 1',
      'Ağrı',
      'From other suppliers, not part of the total 1 × PoE switch',
      'Budget ₺ 5, −20 °C',
      'Page 1 of 1',
    ]) {
      expect(pages[0]).toContain(text);
    }
    expect(pages[0]).toContain('45 Dome camera P3265 2 $100.00 $200.00');
    expect(pages[0]).toContain('Subtotal $225.50 Shipping $49.99 Tax (18%) $40.59');
    expect(pages[0]).toMatch(/Total \$316\.08/);
  });

  test.each(['a4', 'letter'] as const)(
    'breaks no number and no SKU, however long they are, on %s',
    async (format) => {
      const lines = [
        aQuoteLine({
          id: 'radio-uhf-1500',
          title: 'Radio',
          model: 'XPR 7550e',
          price: 123_456_789,
          quantity: 1200,
        }),
        aQuoteLine({ id: '46', price: 99_999_999, quantity: 9999, model: 'DS-2CD2387G2H-LIZS2U/SL' }),
        aQuoteLine({ id: 'thermal-camera-00001', price: 500_000_000, quantity: 9999 }),
      ];
      const number = 'PROJECT-2026-000123456789-A-0123456789-B';
      const quote = aQuote({ number, poNumber: '9876543210-9876543210-9876543210-9876543' }, lines);
      const [page = ''] = (await readPdf(make(quote, format))).pages;
      for (const line of lines) {
        expect(page).toContain(`${line.id} ${line.title} ${line.model} ${formatNumber(line.quantity)} `);
        expect(page).toContain(` ${formatMoney(line.price)} ${formatMoney(lineTotal(line))} `);
      }
      expect(page).toContain(number);
      expect(page).toContain(quote.poNumber);
    },
  );

  test('says at a line that more than one order holds who confirms it, and counts all of it', async () => {
    const [page = ''] = (
      await readPdf(make(aQuote({}, [aQuoteLine({ quantity: 1200, beyond: 'order-limit' })])))
    ).pages;
    expect(page).toContain('Dome camera More than one order holds: our sales desk confirms');
    expect(page).toContain('P3265 1,200 $100.00 $120,000.00');
  });

  test('has no column of models if no line has one', async () => {
    const { pages } = await readPdf(make(aQuote({}, [aQuoteLine({ model: '' })])));
    expect(pages[0]).toContain('SKU Product Qty Unit price Sum');
  });

  test('has each of 200 lines once, and the head of the table on each page', async () => {
    const quote = aQuote({}, manyLines);
    const { pages } = await readPdf(make(quote));
    const text = pages.join(' ');
    for (const line of manyLines) {
      const row = [line.id, line.title, line.model, line.quantity, formatMoney(line.price)].join(' ');
      expect(text.split(`${row} ${formatMoney(lineTotal(line))}`)).toHaveLength(2);
    }
    const tablePages = pages.filter((page) => /camera \d/.test(page));
    expect(tablePages.length).toBeGreaterThan(5);
    for (const page of tablePages) expect(page).toContain('SKU Product Model Qty Unit price Sum');
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(text).toContain(`Total ${formatMoney(quote.summary.total)}`);
  });

  test('stores a picture only once if several lines show it', () => {
    const bytes = Array.from(make(aQuote({}, manyLines)), (byte) => String.fromCharCode(byte)).join('');
    expect(bytes.split('/Subtype /Image')).toHaveLength(2);
  });

  test('contains the record of the quote in plain bytes', () => {
    const quote = aQuote({ customer: 'Ayşe' }, manyLines);
    const bytes = Array.from(make(quote), (byte) => String.fromCharCode(byte)).join('');
    expect(findRecord(bytes)).toMatchObject({
      kind: 'found',
      value: { day: '2026-11-25', details: { customer: 'Ayşe' }, lines: { length: 200 } },
    });
  });

  test('wraps names and words that are too long, without losing a letter', async () => {
    const word = 'X'.repeat(300);
    const quote = aQuote(
      {
        customer: word,
        company: `${word} ${word}`,
        poNumber: 'P'.repeat(40),
        shipTo: word,
        notes: `${word}\n`.repeat(20),
      },
      [aQuoteLine({ title: `Camera ${word}`, model: word, price: 99_999_999_999, quantity: 9999 })],
    );
    const { pages } = await readPdf(make(quote));
    expect(countOfX(pages.join(''))).toBe(countOfX(JSON.stringify(quote)));
    expect(pages.join(' ')).toContain('$9,998,999,999,900.01');
  });

  test('replaces characters that its fonts lack, and keeps Greek and Cyrillic', async () => {
    const quote = aQuote({ customer: 'Νίκος Иван 🧑‍🚒 عبد \u0000\u202Eok', notes: 'a\tb e\u0301' });
    const [page = ''] = (await readPdf(make(quote))).pages;
    // The emoji is two characters and an invisible joiner. Invisible characters are removed, not replaced.
    expect(page).toContain('Νίκος Иван ?? ??? ok');
    expect(page).toContain('a b é');
  });

  test('prints blanks of every width as spaces, and never reports them as missing', async () => {
    const blanks = ['\u2009', '\u202f', '\u2007', '\u3000', '\u2003', '\u205f', '\u2800', '\u00a0'];
    const notes = `${blanks.map((blank) => `12${blank}345,60 €`).join(';')} x\u2028y\u2029z\u3164\u200b\ufeff`;
    const [page = ''] = (await readPdf(make(aQuote({ notes })))).pages;
    expect(page).toContain(Array.from(blanks, () => '12 345,60 €').join(';'));
    expect(page).toContain('x y z');
    expect(missingCharacters(notes)).toEqual([]);
    expect(missingCharacters('漢\u2009漢')).toEqual(['漢']);
  });
});
