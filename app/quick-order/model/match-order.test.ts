import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOffer } from '#tests/support/an-offer.ts';
import { checkOrder, matchLine } from './match-order.ts';
import { readOrderList, replaceSpan, withPart } from './order-list.ts';
import { INDEX, isCode, OFFERS, PRODUCTS } from './quick-order.fixture.ts';

function order(text: string, offers = OFFERS) {
  const lines = [...readOrderList(text, isCode)].map((entry) => matchLine(entry, INDEX));
  return checkOrder(lines, offers);
}

const found = (text: string) =>
  order(text)
    .good.map(({ offer, quantity }) => `${offer.id} × ${quantity}`)
    .join(', ');
const problem = (text: string) => order(text).problems[0]?.problem;

describe('A line', () => {
  test.each([
    ['DS-2CD2087G2-LU', '36', 1],
    ['DS-2CD2087G2-LU 2', '36', 2],
    ['DS-2CD2087G2-LU\t2', '36', 2],
    ['DS-2CD2087G2-LU, 2', '36', 2],
    ['DS-2CD2087G2-LU;2', '36', 2],
    ['2 x DS-2CD2087G2-LU', '36', 2],
    ['2x DS-2CD2087G2-LU', '36', 2],
    ['2 × DS-2CD2087G2-LU', '36', 2],
    ['2 DS-2CD2087G2-LU', '36', 2],
    ['2;DS-2CD2087G2-LU', '36', 2],
    ['2 pcs DS-2CD2087G2-LU', '36', 2],
    ['DS-2CD2087G2-LU x 2', '36', 2],
    ['DS-2CD2087G2-LU x2', '36', 2],
    ['DS-2CD2087G2-LU (2)', '36', 2],
    ['DS-2CD2087G2-LU: 2 pcs', '36', 2],
    ['DS-2CD2087G2-LU 2 adet', '36', 2],
    ['- DS-2CD2087G2-LU 2', '36', 2],
    ['• 2 x DS-2CD2087G2-LU', '36', 2],
    ['"DS-2CD2087G2-LU","2"', '36', 2],
    ['"2 x DS-2CD2087G2-LU",', '36', 2],
    ['ds-2cd2087g2-lu 2', '36', 2],
    ['ds2cd2087g2lu 2', '36', 2],
    ['DS–2CD2087G2–LU 2', '36', 2],
    ['DS-2CD2087G2-LU\tBullet camera, 4K\t2\t259.00', '36', 2],
    ['45', '45', 1],
    ['45 2', '45', 2],
    ['2 45', '45', 2],
    ['45,2', '45', 2],
    ['Esprit Compact PTZ;2;5495.00', '45', 2],
    ['PD785G|2', '14', 2],
    ['PD785G,499.00,2', '14', 2],
    ['SLR 5700', '13', 1],
    ['SLR 5700 2', '13', 2],
    ['5 XPR 5550e', '12', 5],
    ['IMPRES 2 Multi-Unit Charger', '15', 1],
    ['2 x IMPRES 2 Multi-Unit Charger', '15', 2],
    ['XP95 heat detector, A2S', '58', 1],
    ['XP95 heat detector, A2S, 3', '58', 3],
    ['3, XP95 heat detector, A2S', '58', 3],
    ['"XP95 heat detector, A2S",3', '58', 3],
    ['IP Verso, main unit with camera;4', '24', 4],
    ['55000-400 5', '58', 5],
    ['02100-001', '39', 1],
    ['DS-7716NXI-I4/16P/S 1', '43', 1],
    ['ESCE1-8X36-RLU', '45', 1],
    ['TCIV-6+ 2', '1', 2],
    ['PD785G-UHF 2.00', '14', 2],
    ['SKU 45: 2', '45', 2],
    ['SKU: 45', '45', 1],
    ['2 x Model: PD785G', '14', 2],
  ])('%j is product %s, %d times', (text, id, quantity) => {
    expect(found(text)).toBe(`${id} × ${quantity}`);
  });

  test.each([
    ['DS-2CD2087G2-LU 0', 'zero'],
    ['DS-2CD2087G2-LU\t0', 'zero'],
    ['DS-2CD2087G2-LU -1', 'negative'],
    ['DS-2CD2087G2-LU, −1', 'negative'],
    ['−1 x DS-2CD2087G2-LU', 'negative'],
    ['DS-2CD2087G2-LU 1e9', 'not-digits'],
    ['DS-2CD2087G2-LU; 1e9', 'not-digits'],
    ['DS-2CD2087G2-LU ten', 'not-digits'],
    ['DS-2CD2087G2-LU,ten', 'not-digits'],
    ['DS-2CD2087G2-LU 1.5', 'fraction'],
    ['DS-2CD2087G2-LU\t1,5', 'fraction'],
    ['DS-2CD2087G2-LU\t1,000', 'separators'],
    ['1\tDS-2CD2087G2-LU\t3', 'not-digits'],
    ['DS-2CD2087G2-LU;2;499', 'not-digits'],
  ])('%j has a problem with its quantity: %s', (text, reason) => {
    expect(problem(text)).toMatchObject({ kind: 'quantity', reason });
  });

  test('is a problem if it asks for more than the cart allows', () => {
    expect(problem('45 1000000000')).toMatchObject({
      kind: 'over-cap',
      orderedAbove: 0,
      left: 10,
      reason: { kind: 'order-limit', cap: 10 },
    });
    const scarce = new Map([['45', anOffer({ id: '45', availableQuantity: 2 })]]);
    expect(order('45 3', scarce).problems[0]?.problem).toMatchObject({
      kind: 'over-cap',
      left: 2,
      reason: { kind: 'stock', cap: 2 },
    });
    const soldOut = new Map([['45', anOffer({ id: '45', soldOut: true })]]);
    expect(order('45 1', soldOut).problems[0]?.problem).toMatchObject({ kind: 'sold-out' });
  });

  test('shares the cap with the lines above it', () => {
    const { good, problems } = order('45 6\n36\n45 5\n45 4');
    expect(good.map(({ line, quantity }) => [line.number, quantity])).toEqual([
      [1, 6],
      [2, 1],
      [4, 4],
    ]);
    expect(problems).toMatchObject([
      { line: { number: 3 }, problem: { kind: 'over-cap', orderedAbove: 6, wanted: 11, left: 4 } },
    ]);
  });

  test('with an unknown code is a problem that names the code', () => {
    expect(problem('DS-9999 2')).toMatchObject({ kind: 'unknown', code: { text: 'DS-9999' } });
    expect(problem('2 x DS-9999')).toMatchObject({ code: { text: 'DS-9999' } });
    expect(problem('DS-2CD2087G2-LUX 3')).toMatchObject({ code: { text: 'DS-2CD2087G2-LUX' } });
    expect(problem('DS-9999;45;2')).toMatchObject({ kind: 'unknown', code: { text: 'DS-9999' } });
    expect(problem('1\tDS-9999\t2')).toMatchObject({ kind: 'unknown', code: { text: 'DS-9999' } });
    expect(problem('11\tACME-RACK\t1')).toMatchObject({ kind: 'unknown', code: { text: 'ACME-RACK' } });
    expect(problem('45;a camera;2')).toMatchObject({ kind: 'unknown', code: { text: 'a camera' } });
  });

  test('with an unknown code can be corrected by replacing the code', () => {
    const text = '45 2\n2 x DS-9999\n36';
    const [wrong] = order(text).problems;
    if (wrong?.problem.kind !== 'unknown') throw new Error('no unknown code');
    const line = withPart(wrong.problem.code, 'PD785G');
    expect(replaceSpan(text, wrong.line.span, line)).toBe('45 2\n2 x PD785G\n36');
  });
});

describe('A table with a header', () => {
  test('is read by the names of its columns', () => {
    expect(found('Qty;Description;Item number\n2;A camera;55000-400\n3;Another;02100-001')).toEqual(
      '58 × 2, 39 × 3',
    );
  });

  test('may be the CSV file that the cart offers for download', () => {
    const csv =
      '\uFEFFSKU,Product,Quantity,Unit Price (USD),Line Total (USD)\r\n36,"Camera, ""4K""",2,259.00,518.00\r\n';
    expect(found(csv)).toEqual('36 × 2');
  });

  test('may be Turkish', () => {
    expect(found('Ürün Kodu\tAdet\nPD785G\t4')).toEqual('14 × 4');
  });

  test('may have one column, with quantities beside the codes', () => {
    expect(found('Model\nPD785G\nDS-2CD2087G2-LU 2\n3 x 45\nSLR 5700')).toEqual(
      '14 × 1, 36 × 2, 45 × 3, 13 × 1',
    );
  });

  test('may have cells with line breaks, and lines are counted as in an editor', () => {
    const { good, problems } = order('Description\tSKU\tQty\n"Two\nlines"\t36\t2\nOne\t45\tten');
    expect(good).toMatchObject([{ quantity: 2, line: { number: 2 } }]);
    expect(problems).toMatchObject([{ line: { number: 4 }, problem: { kind: 'quantity' } }]);
  });

  test('reports a row without a quantity', () => {
    expect(problem('SKU,Qty\n36,')).toMatchObject({ kind: 'quantity', reason: 'missing' });
  });
});

describe('Any text', () => {
  const anyOrder = fc.array(
    fc.record({
      // A code with a comma is not found in every notation: in `2 x A, B` the comma separates two cells.
      product: fc.constantFrom(...PRODUCTS.filter(({ codes }) => codes.every((code) => !code.includes(',')))),
      code: fc.nat(),
      quantity: fc.integer({ min: 1, max: 10 }),
      write: fc.constantFrom(
        (code: string, quantity: number) => `${code}\t${quantity}`,
        (code: string, quantity: number) => `${code}, ${quantity}`,
        (code: string, quantity: number) => `${quantity};${code}`,
        (code: string, quantity: number) => `${quantity} x ${code}`,
        (code: string, quantity: number) => `"${code}";"${quantity}"`,
      ),
    }),
    { maxLength: 8 },
  );

  test('of products and quantities is found in every notation, or asked for', () => {
    fc.assert(
      fc.property(anyOrder, (wanted) => {
        const text = wanted
          .map(({ product, code, quantity, write }) =>
            write(product.codes[code % product.codes.length] ?? product.id, quantity),
          )
          .join('\n');
        const entries = [...readOrderList(text, isCode)];
        const matches = entries.map((entry) => matchLine(entry, INDEX));
        const found = matches.flatMap((match) =>
          match.kind === 'matched' ? [[match.id, match.quantity]] : [],
        );
        // Of a table without a header, the columns may have to be asked for.
        if (entries.some(({ kind }) => kind === 'left-out')) expect(found).toEqual([]);
        else expect(found).toEqual(wanted.map(({ product, quantity }) => [product.id, quantity]));
      }),
    );
  });
});

// Without limits, the first two lines take minutes.
test('lines with very long cells or very many cells are read within the time of a test', () => {
  const text = [`a,${'1'.padEnd(100_000)}b`, 'a,'.repeat(100_000), 'PD785G 2'].join('\n');
  const [long, many, good] = [...readOrderList(text, isCode)].map((entry) => matchLine(entry, INDEX));
  expect([long?.kind, many?.kind]).toEqual(['problem', 'problem']);
  expect(good).toMatchObject({ kind: 'matched', id: '14', quantity: 2 });
});
