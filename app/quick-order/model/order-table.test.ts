import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from '#app/lib/csv.ts';
import { meaningOf } from './table-record.ts';
import { type TableReading, withRole } from './order-table.ts';
import { decodeList } from './decode-list.ts';
import { checkOrder, matchLine } from './match-order.ts';
import { readOrderList } from './order-list.ts';
import { INDEX, isCode, OFFERS, PRODUCTS } from './quick-order.fixture.ts';

function order(text: string, chosen?: ReadonlyMap<string, TableReading>) {
  const entries = [...readOrderList(text, isCode, chosen)];
  const { good, problems, leftOut } = checkOrder(
    entries.map((entry) => matchLine(entry, INDEX)),
    OFFERS,
  );
  return {
    table: entries.find(({ table }) => table)?.table,
    found: good.map(({ offer, quantity }) => `${offer.id} × ${quantity}`).join(', '),
    problems: problems.map(({ line, problem }) => [line.number, problem.kind]),
    leftOut: leftOut.map(({ number, reason }) => [number, reason]),
  };
}

const heads = (list: string) => list.trim().split(/,\s+/);

describe('The head of a column', () => {
  test.each(
    heads(`
      Qty, Order Qty, Qty Req'd, Q'ty, Lineitem quantity, Menge (Stk.), Bestellmenge, Stückzahl,
      Quantité, Qté, Cantidad, Cant., Quantità, Q.tà, MİKTAR, Sipariş adedi, QTY [pcs]
    `),
  )('%j says quantity', (head) => {
    expect(meaningOf(head)?.kind).toBe('quantity');
    expect(meaningOf(head.normalize('NFD').toUpperCase())?.kind).toBe('quantity');
  });

  test.each(
    heads(`
      Part Number, Part No., P/N, Mfr Part #, Manufacturer part number, MPN, Model, Model Name, SKU,
      Lineitem sku, Variant SKU, Artikelnummer, Artikel-Nr., Hersteller-Nr., Référence, Réf. fabricant,
      Code article, Referencia, Código, Codice articolo, MALZEME KODU, Ürün Kodu, Stok kodu,
      Üretici parça no, Item, ID
    `),
  )('%j says product', (head) => {
    expect(meaningOf(head)?.kind).toBe('product');
  });

  test.each(
    heads(`
      Stock, Variant Inventory Qty, Inventory quantity, Low stock amount, Qty per box, Qty on hand,
      Min. Qty, Qty shipped, Lagerbestand, Mindestmenge, Unit, Unit Price, Amount, Total, Weight (kg),
      Product Name, Part Description, Artikelbezeichnung, Customer part number, Serial number,
      Country code, Sıra No, Pos, Açıklama
    `),
  )('%j says neither', (head) => {
    expect(meaningOf(head)).toBeUndefined();
  });

  test('says how sure it is: a part number outranks a SKU, and both outrank an item', () => {
    const ranks = ['MPN', 'Part Number', 'SKU', 'Item'].map((head) => meaningOf(head)?.rank);
    expect(ranks).toEqual([0, 1, 2, 3]);
  });
});

describe('A table', () => {
  test.each([
    ['Model,Price,Qty,Remarks\nPD785G,9.00,2', '14 × 2'],
    ['KOD;FİYAT;MİKTAR\nPD785G;9;2', '14 × 2'],
    ["Mfr Part #,Unit,Qty Req'd,Price\nPD785G,1,2,9", '14 × 2'],
    ['Référence;Prix;Quantité\nPD785G;9;2', '14 × 2'],
    ['Pos;Artikelnummer;Menge (Stk.);Preis\n1;PD785G;2;9', '14 × 2'],
    ['Part Number,Qty per floor,Qty\nPD785G,2,4', '14 × 4'],
    ['Model|Qty\nPD785G|2\n36|1', '14 × 2, 36 × 1'],
    ['Item,Qty\nPD785G,4', '14 × 4'],
    ['PD785G|2\nDS-2CD2387G2-LU|1', '14 × 2, 37 × 1'],
    ['1\tPD785G\t4\n2\tTCIS-6\t2\n3\tFC361\t3', '14 × 4, 21 × 2, 55 × 3'],
    ['10;PD785G;1\n20;TCIS-6;5\n30;FC361;3', '14 × 1, 21 × 5, 55 × 3'],
    ['PD785G;Radio;499,00;2\nTCIS-6;Station;1149,00;1', '14 × 2, 21 × 1'],
    ['45;2\n12;3', '45 × 2, 12 × 3'],
  ])('%j is read by its columns', (text, found) => {
    expect(order(text).found).toEqual(found);
  });

  test.each([
    ['SKU,Stock\n52,3'],
    ['ID,Type,SKU,Name,Published,Stock,Regular price\n52,simple,PD785G,Radio,1,7,499'],
    ['Part Number,Amount\nPD785G,2'],
    ['Part Number,Unit Qty,Total Qty\nPD785G,2,4'],
    ['Item,Qty\n1,4\n2,5'],
    ['Item,Description,Qty\n1,PD785G,4\n2,Sundries,5'],
    ['ID,Qty\n52,1\n45,2'],
    ['11\tACME-RACK\t1\n12\tPD785G\t2'],
    ['1;PD785G\n2;TCIS-6'],
    ['1,PD785G\n2,TCIS-6'],
    ['PD785G\t2\t499\nTCIS-6\t1\t1149'],
    ['1;91378365\nTCIV-6+;1\nTCIV-6+;1'],
  ])('%j orders nothing until the columns are chosen', (text) => {
    const { found, problems, leftOut } = order(text);
    expect([found, problems]).toEqual(['', []]);
    expect(leftOut.some(([, reason]) => reason === 'undecided')).toBe(true);
  });

  test('is read as the buyer chooses', () => {
    const text = 'Code,SKU,Stock\nPD785G,45,3';
    const { table } = order(text);
    if (!table) throw new Error('no table');
    const withQuantity = withRole(table, 2, 'quantity');
    expect(order(text, new Map([[table.key, withQuantity]])).found).toBe('14 × 3');
    const bySku = withRole(withQuantity, 1, 'product');
    expect(order(text, new Map([[table.key, bySku]])).found).toBe('45 × 3');
    expect(bySku.roles).toEqual(['ignored', 'product', 'quantity']);
    const oneEach = { ...withRole(bySku, 2, 'ignored'), isOneEach: true };
    expect(order(text, new Map([[table.key, oneEach]])).found).toBe('45 × 1');
  });

  test('with a SKU beside an empty part number is read by the SKU', () => {
    expect(order('SKU,Model,Qty\n36,,2\n45,PD785G,1\n45,UNKNOWN-1,1')).toMatchObject({
      found: '36 × 2, 14 × 1',
      problems: [[4, 'unknown']],
    });
  });

  test('may have ditto marks and inches', () => {
    const rows = ['PD785G\t2\t"', 'TCIS-6\t1\t"', 'IC-M510\t1\t"', 'OOH740\t2\t7" arm', 'FC361\t1\t"'];
    const { found, problems } = order(['Model\tQty\tRemarks', 'PNO-A9081R\t4\tlobby', ...rows].join('\n'));
    expect(found).toBe('41 × 4, 14 × 2, 21 × 1, 16 × 1, 56 × 2, 55 × 1');
    expect(problems).toEqual([]);
  });

  test('may have ditto marks beside quoted cells', () => {
    const rows = [
      'PD785G,2,"',
      'TCIS-6,1,"',
      'IC-M510,1,"also, here"',
      'OOH740,2,"',
      'FC361,1,"yard, ""B"""',
    ];
    const { found } = order(['Model,Qty,Remarks', 'PNO-A9081R,4,"lobby, north"', ...rows].join('\n'));
    expect(found).toBe('41 × 4, 14 × 2, 21 × 1, 16 × 1, 56 × 2, 55 × 1');
  });

  test('reports a row with quotation marks that make no sense, and reads the next one', () => {
    expect(order('Model,Qty,Remarks\nPD785G,2,"a "b c\nTCIS-6,1,x')).toMatchObject({
      found: '21 × 1',
      problems: [[2, 'quotes']],
    });
  });

  test('leaves out headings, sums and blank rows', () => {
    const rows = ['Part Number,Qty', 'A. VIDEO,', 'PD785G,2', '', 'Subtotal,', ',', 'Grand total: 5,'];
    expect(order(rows.join('\n'))).toMatchObject({
      found: '14 × 2',
      problems: [],
      leftOut: [
        [1, 'heading'],
        [2, 'no-product'],
        [4, 'blank'],
        [5, 'no-product'],
        [6, 'blank'],
        [7, 'no-product'],
      ],
    });
  });

  test('may be followed by another table', () => {
    expect(order('SKU;Qty\n36;2\nModel,Price,Qty\nPD785G,9,4').found).toBe('36 × 2, 14 × 4');
  });
});

describe('Any table', () => {
  const code = fc.constantFrom(...PRODUCTS.flatMap(({ id, codes }) => [id, ...codes]));
  const otherCell = fc.oneof(
    code,
    fc.integer({ min: 0, max: 60 }).map(String),
    fc.constantFrom(
      '',
      '"',
      '7" arm',
      '"quoted"',
      '1.299,00',
      'a;b',
      'x,y',
      'p|q',
      'two\nlines',
      '4 pcs',
      'Total',
    ),
  );
  const heads = ['Pos', 'Description', 'Price', 'Stock', 'Location', 'Remarks'];
  const anyTable = fc.record({
    order: fc.shuffledSubarray(['Part Number', 'Qty', ...heads], { minLength: 8 }),
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    isQuoted: fc.boolean(),
    rows: fc.array(
      fc.record({
        product: fc.option(code, { nil: 'NO-SUCH-PART-1' }),
        quantity: fc.integer({ min: 1, max: 3 }).map(String),
        others: fc.array(otherCell, { minLength: 6, maxLength: 6 }),
        extra: fc.integer({ min: -3, max: 3 }),
      }),
      { minLength: 1, maxLength: 6 },
    ),
    encode: fc.constantFrom(
      (text: string) => Buffer.from(text),
      (text: string) => Buffer.from(`\uFEFF${text}`),
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
      (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      (text: string) => Buffer.from(text, 'latin1'),
    ),
  });

  test('yields no product and no quantity that is not in the named column', () => {
    fc.assert(
      fc.property(anyTable, ({ order: columns, delimiter, isQuoted, rows, encode }) => {
        const write = (cell: string) => {
          const mustQuote = cell.includes(delimiter) || cell.includes('\n');
          return mustQuote || (isQuoted && cell !== '"') ? `"${cell.replaceAll('"', '""')}"` : cell;
        };
        const cells = rows.map(({ product, quantity, others, extra }) => {
          const rest = [...others];
          const row = columns.map((head) => {
            if (head === 'Part Number') return product;
            return head === 'Qty' ? quantity : (rest.pop() ?? '');
          });
          return extra < 0 ? row.slice(0, extra) : [...row, ...others.slice(0, extra)];
        });
        const text = [columns, ...cells].map((row) => row.map(write).join(delimiter)).join('\r\n');
        const decoded = decodeList(new Uint8Array(encode(text)));
        if (decoded.kind !== 'text') throw new Error(decoded.kind);
        const entries = [...readOrderList(decoded.text.replaceAll('\r\n', '\n'), isCode)];
        const wanted = rows.map(({ product, quantity }) => `${INDEX.find(product)[0]} ${quantity}`);
        for (const match of entries.map((entry) => matchLine(entry, INDEX))) {
          if (match.kind !== 'matched') continue;
          const at = wanted.indexOf(`${match.id} ${match.quantity}`);
          expect(at, `${match.id} × ${match.quantity} of ${JSON.stringify(text)}`).not.toBe(-1);
          wanted.splice(at, 1);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('that the shop writes is read without a problem', () => {
    const file = toCsv([
      ['SKU', 'Model', 'Quantity'],
      ...PRODUCTS.map(({ id, codes }) => [id, codes[0] ?? '', '2']),
    ]);
    const orderable = PRODUCTS.filter(({ id }) => OFFERS.get(id)?.soldOut === false);
    expect(order(file).found).toBe(orderable.map(({ id }) => `${id} × 2`).join(', '));
  });
});
