import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const read = (csv: string): string[][] =>
  parse(csv, { bom: true, relaxColumnCount: true, skipEmptyLines: false });
const cellOf = (text: string) => read(toCsv([[text, 'end']]))[0]?.[0];

describe('toCsv', () => {
  test('quotes commas, quotation marks, line breaks and outer spaces', () => {
    expect(toCsv([['a,b', 'a"b', 'a\nb', ' a', 'a ']])).toBe('\uFEFF"a,b","a""b","a\nb"," a","a "\r\n');
  });

  test.each(['-40', '0', '12.95', '-0.5'])('leaves the number %s as it is', (text) => {
    expect(cellOf(text)).toBe(text);
  });

  test.each(['=1+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '＝1+1', '-', '-1e3'])(
    'turns %j into text',
    (text) => {
      expect(cellOf(text)).toBe(`'${text}`);
    },
  );

  test.each(['−40 to 60', 'H.265+', '1/2.8″', "'quoted'", '–'])('leaves the text %j as it is', (text) => {
    expect(cellOf(text)).toBe(text);
  });

  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '"', ',', "'", '1', '.', 'a'),
    }),
  );
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });

  test('a parser reads the same cells, except for added apostrophes', () => {
    fc.assert(
      fc.property(rows, (rows) => {
        const cells = read(toCsv(rows));
        expect(cells.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [index, row] of rows.entries()) {
          for (const [column, text] of row.entries())
            expect([text, `'${text}`]).toContain(cells[index]?.[column]);
        }
      }),
    );
  });
});
