import { describe, expect, test } from 'vitest';
import { aQuote, aQuoteLine } from '#tests/support/a-quote.ts';
import { notInCatalogue, quoteMailto, quoteText } from './texts.ts';

const SHOP = { name: 'Watchpost', url: 'https://www.watchpost.example' };

describe('the quote as text', () => {
  test('has every line and the sums', () => {
    const text = quoteText(
      aQuote({ poNumber: 'PO-7', shipTo: 'Straße 1', otherItems: '1 × PoE switch', notes: 'Gate 3' }),
      SHOP,
    );
    expect(text).toContain(`Quote Q-20261125-0912, Watchpost
Date: November 25, 2026
Valid until: December 25, 2026
PO number: PO-7

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
  test('contains the text of a short quote', () => {
    const link = new URL(quoteMailto(aQuote(), SHOP) ?? '');
    expect(link.searchParams.get('subject')).toBe('Quote Q-20261125-0912');
    expect(link.searchParams.get('body')).toContain('Total: $316.08');
  });

  test('is absent if the quote is too long for it', () => {
    const lines = Array.from({ length: 20 }, (_, index) => aQuoteLine({ id: String(index) }));
    expect(quoteMailto(aQuote({}, lines), SHOP)).toBeUndefined();
  });
});

test('a long id from a link is shortened', () => {
  expect(notInCatalogue({ id: 'x'.repeat(5000), quantity: 1 })).toBe(
    `${'x'.repeat(20)}… is not in our catalogue.`,
  );
});
