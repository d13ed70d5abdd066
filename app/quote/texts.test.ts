import { describe, expect, test } from 'vitest';
import { aQuote, aQuoteLine } from '#tests/support/a-quote.ts';
import { notInCatalogue, quoteMailto, quoteText } from './texts.ts';

const SHOP = {
  name: 'Watchpost',
  url: 'https://www.watchpost.example',
  emails: { sales: 'sales@watchpost.example' },
};

describe('the quote as text', () => {
  test('has every line and the sums', () => {
    const text = quoteText(
      aQuote({ poNumber: 'PO-7', shipTo: 'Straße 1', otherItems: '1 × PoE switch', notes: 'Gate 3' }),
      SHOP,
    );
    expect(text).toContain(`Quote Q-20261125-0912, Watchpost
Date: November 25, 2026
Valid until: December 25, 2026
Reference or PO number: PO-7

Quote for:
Ada Lovelace

Ship to:
Straße 1

1. Dome camera
   SKU 45, model P3265
   2 × $100.00 = $200.00
2. Call point
   SKU 1
   1 × $25.50 = $25.50

Subtotal: $225.50
Shipping: $49.99
Tax (18%): $40.59
Total: $316.08

From other suppliers, not part of the total:
1 × PoE switch

Notes:
Gate 3

Terms:
- Prices are in US dollars and valid until December 25, 2026.`);
  });

  test('leaves out what was not entered', () => {
    const text = quoteText(aQuote({ customer: ' ' }), SHOP);
    expect(text).not.toMatch(/Quote for|Ship to|PO number|suppliers|Notes/);
  });
});

describe('the mail link', () => {
  test('is addressed to the sales desk and contains the text of a short quote', () => {
    const { link, isComplete } = quoteMailto(aQuote(), SHOP);
    const { pathname, searchParams } = new URL(link);
    expect([pathname, isComplete]).toEqual(['sales@watchpost.example', true]);
    expect(searchParams.get('subject')).toBe('Quote Q-20261125-0912');
    expect(searchParams.get('body')).toMatch(/^Please confirm price, stock and delivery/);
    expect(searchParams.get('body')).toContain('Total: $316.08');
  });

  test('has the products of a longer quote, as far as mail programs take them, and names the PDF', () => {
    const lines = Array.from({ length: 200 }, (_, id) => aQuoteLine({ id: `${id}`, quantity: 1200 }));
    const quote = aQuote({ number: 'Q'.repeat(5000), notes: 'x'.repeat(1000) }, lines);
    const { link, isComplete } = quoteMailto(quote, SHOP);
    const body = new URL(link).searchParams.get('body') ?? '';
    expect(isComplete).toBe(false);
    expect(link.length).toBeLessThanOrEqual(1900);
    expect(body).toContain('1,200 × Dome camera (SKU 7)\r\n');
    expect(body).toContain('The whole quote is attached as PDF: 200 products, total $28,320,049.99.');
  });

  test('can be made whatever is typed', () => {
    expect(quoteMailto(aQuote({ number: '\uD83D', notes: '\uDD25?&#' }), SHOP).isComplete).toBe(true);
  });
});

test('a long id from a link is shortened', () => {
  expect(notInCatalogue({ id: 'x'.repeat(5000), quantity: 1 })).toBe(
    `${'x'.repeat(20)}… is not in our catalogue.`,
  );
});
