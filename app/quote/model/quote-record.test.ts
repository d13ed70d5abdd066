import { describe, expect, test } from 'vitest';
import { aQuote } from '#tests/support/a-quote.ts';
import { findRecord, quoteLinkPath, RECORD_PREFIX, writeRecord } from './quote-record.ts';

const SHOP = 'https://www.watchpost.example';

describe('a record', () => {
  test('contains the shop, the day, what was entered and the lines', () => {
    const text = writeRecord(aQuote({ shipTo: 'Straße 1\nAğrı ₺ −' }), SHOP, { titles: true });
    expect(text).toMatch(/^[\w.-]+$/);
    expect(findRecord(`%PDF-1.3 /Keywords (${text}) /Creator`)).toEqual({
      kind: 'found',
      value: {
        shop: SHOP,
        day: '2026-11-25',
        details: {
          number: 'Q-20261125-0912',
          customer: 'Ada Lovelace',
          shipTo: 'Straße 1\nAğrı ₺ −',
          validityDays: '30',
        },
        lines: [
          ['45', 2, 10_000, 'Dome camera'],
          ['1', 1, 2550, 'Call point'],
        ],
      },
    });
  });

  test.each([
    ['absent', ''],
    ['absent', '%PDF-1.7 without a record'],
    ['damaged', RECORD_PREFIX],
    ['damaged', `${RECORD_PREFIX}!!!`],
    // `{"shop`, which is not JSON, and bytes that are not UTF-8.
    ['damaged', `${RECORD_PREFIX}eyJzaG9w`],
    ['damaged', `${RECORD_PREFIX}_____w`],
  ])('is %s in %j', (kind, text) => {
    expect(findRecord(text)).toEqual({ kind });
  });
});

test('a link names the products in its query and has the record, without titles, in its fragment', () => {
  const path = quoteLinkPath(aQuote(), SHOP);
  expect(path).toMatch(/^\/quote\?items=45:2,1:1#watchpost-quote-1\.[\w-]+$/);
  expect(findRecord(path)).toMatchObject({
    kind: 'found',
    value: {
      lines: [
        ['45', 2, 10_000],
        ['1', 1, 2550],
      ],
    },
  });
});
