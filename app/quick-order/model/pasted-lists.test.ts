import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lineItem } from '#app/cart/model/cart.ts';
import { listingColumns } from '#app/listing/model/listing-column.ts';
import { cartCsv } from '#app/cart/share-texts.ts';
import { tableCsv } from '#app/listing/table-texts.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { decodeList } from './decode-list.ts';
import { checkOrder, matchLine } from './match-order.ts';
import { type OrderEntry, readOrderList } from './order-list.ts';
import { isDecided } from './order-table.ts';
import { INDEX, isCode, OFFERS, PRODUCTS } from './quick-order.fixture.ts';

function readFile(name: string): string {
  const decoded = decodeList(new Uint8Array(readFileSync(`tests/fixtures/pasted-lists/${name}`)));
  if (decoded.kind !== 'text') throw new Error(`${name} is ${decoded.kind}`);
  return decoded.text.replace(/\r\n?/g, '\n');
}

function orderFile(name: string) {
  return orderOf([...readOrderList(readFile(name), isCode)]);
}

function orderOf(entries: readonly OrderEntry[]) {
  const { good, problems, leftOut } = checkOrder(
    entries.map((entry) => matchLine(entry, INDEX)),
    OFFERS,
  );
  return {
    found: good.map(({ offer, quantity }) => `${offer.id} × ${quantity}`),
    problems: problems.map(({ line, problem }) => `${line.number} ${problem.kind}`),
    leftOut: leftOut.map(({ number, reason }) => `${number} ${reason}`),
  };
}

test.each([
  [
    'bom-item-is-line-number.tsv',
    ['37 × 8', '36 × 4', '43 × 1', '41 × 2', '39 × 1', '1 × 2', '21 × 4', '55 × 1', '56 × 10'],
    5,
  ],
  ['bom-item-and-model.csv', ['38 × 3', '40 × 1', '57 × 6'], 4],
  ['ragged-rows.csv', ['37 × 4', '36 × 3', '14 × 2', '41 × 1', '21 × 2'], 0],
  ['decimal-comma.tsv', ['37 × 4', '14 × 2', '16 × 1', '39 × 3'], 0],
  ['decimal-comma.csv', ['37 × 4', '14 × 2', '16 × 1', '39 × 3'], 0],
  ['semicolons-inside-comma-csv.csv', ['37 × 4', '14 × 2', '40 × 1', '16 × 1'], 0],
  ['sep-semicolon.csv', ['37 × 4', '14 × 2', '1 × 1'], 0],
  ['sep-semicolon-quoted-bom.csv', ['37 × 4', '14 × 2', '1 × 1'], 0],
  ['turkish-header-utf16le.txt', ['37 × 4', '14 × 2', '56 × 10'], 0],
  ['turkish-header-nfd.csv', ['37 × 4', '14 × 2', '56 × 10'], 0],
  ['shopify-orders.csv', ['37 × 4', '14 × 1'], 0],
  ['shopify-products.csv', [], 0],
  ['shopify-products-2025-headers.csv', [], 0],
  ['whole-lines-quoted.csv', ['37 × 4', '14 × 2', '21 × 1'], 0],
  ['damaged-codes.csv', ['40 × 1', '40 × 1', '40 × 2', '12 × 3', '51 × 1', '27 × 1', '57 × 5'], 6],
])('%s orders what was asked for, and nothing else', (name, found, problems) => {
  const order = orderFile(name);
  expect(order.found, JSON.stringify(order)).toEqual(found);
  expect(order.problems, JSON.stringify(order)).toHaveLength(problems);
});

/** Saved with LibreOffice 7.4 as UTF-8 and with commas, after it had opened the file of the shop. */
describe('A file of the shop that LibreOffice has saved', () => {
  const orderable = [...OFFERS.values()].filter(({ soldOut }) => !soldOut);

  test('of a cart, is read back as the same cart', () => {
    const items = orderable.map((offer, index) => lineItem(offer, 1 + (index % 3)));
    const { found, problems } = orderOf([...readOrderList(cartCsv(items), isCode)]);
    expect(found).toEqual(items.map(({ id, quantity }) => `${id} × ${quantity}`));
    expect(problems).toEqual([]);
    expect(orderFile('cart-saved-by-libreoffice.csv').found).toEqual(found);
  });

  test('of a table, is read back as the same products, once the buyer orders one of each', () => {
    const csv = tableCsv(
      listingColumns(),
      orderable.map((offer) => aProduct(offer)),
      () => ({}),
      ({ id }) => PRODUCTS.find((product) => product.id === id)?.codes[0] ?? '',
    );
    for (const text of [csv, readFile('table-saved-by-libreoffice.csv')]) {
      const [{ table } = {}] = readOrderList(text, isCode);
      if (!table) throw new Error('no table');
      expect(isDecided(table)).toBe(false);
      const chosen = new Map([[table.key, { roles: table.roles, isOneEach: true }]]);
      const { found, problems } = orderOf([...readOrderList(text, isCode, chosen)]);
      expect(found).toEqual(orderable.map(({ id }) => `${id} × 1`));
      expect(problems).toEqual([]);
    }
  });
});
