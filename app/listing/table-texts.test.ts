import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Figure, Measure, ShownAttribute } from '#app/figures/model/attribute.ts';
import { anyFigures, ATTRIBUTES } from '#app/figures/model/figures.fixture.ts';
import { listingColumns } from './model/listing-column.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { fileName, legend, tableCsv } from './table-texts.ts';

const read = (csv: string): string[][] => parse(csv, { bom: true });

const number = (unit: 'm' | '°' | '°C' | 'in' | 'mm' | undefined): ShownAttribute => ({
  id: 'figure',
  label: 'Figure',
  better: 'neither',
  kind: 'number',
  ...(unit !== undefined && { unit }),
});

/** The head and the cell of a single column. */
function columnOf(attribute: ShownAttribute, figure: Figure | undefined) {
  const columns = listingColumns([attribute]).slice(-1);
  const csv = tableCsv(
    columns,
    [aProduct()],
    () => (figure ? { [attribute.id]: figure } : {}),
    () => '',
  );
  return read(csv).flatMap((row) => row.slice(-1));
}

const measures = (...measures: readonly Measure[]): Figure => ({ kind: 'number', measures });
const exactly = (value: number, note?: string): Measure => ({
  min: value,
  max: value,
  ...(note !== undefined && { note }),
});

const csvOf = (product: Parameters<typeof aProduct>[0]) =>
  read(
    tableCsv(
      listingColumns(),
      [aProduct(product)],
      () => ({}),
      () => 'P3265-V',
    ),
  );

describe('the file of a table', () => {
  test('has a head with units, and a row for each product', () => {
    expect(csvOf({ id: '45', title: 'Dome, 4K', price: 199_950, soldOut: true })).toEqual([
      ['SKU', 'Model', 'Product', 'Price (USD)', 'Stock', 'Brand'],
      ['45', 'P3265-V', 'Dome, 4K', '1999.50', 'Out of Stock', 'Axis'],
    ]);
  });

  test.each([
    ['a number', 'm', [exactly(30)], '30'],
    ['a negative number', '°C', [exactly(-40)], '-40'],
    ['a large number', 'm', [exactly(12_000)], '12000'],
    ['a range', 'mm', [{ min: 4.25, max: 170 }], '4.25–170'],
    ['a range from a negative number', '°C', [{ min: -20, max: 150 }], '−20 to 150'],
    ['two values', 'mm', [exactly(2.8), exactly(4)], '2.8 or 4'],
    [
      'values with their conditions',
      '°',
      [exactly(102, '2.8 mm'), exactly(88, '4 mm')],
      '102 (2.8 mm) or 88 (4 mm)',
    ],
  ] as const)('writes %s without its unit', (_, unit, list, cell) => {
    expect(columnOf(number(unit), measures(...list))).toEqual([`Figure (${unit})`, cell]);
  });

  test('writes fractions of an inch so that they are not read as dates', () => {
    expect(columnOf(number('in'), measures(exactly(1 / 3)))).toEqual(['Figure (in)', '1/3″']);
    expect(columnOf(number('in'), measures(exactly(7)))).toEqual(['Figure (in)', '7']);
  });

  test('names no unit for counts, and leaves the cell empty if the figure is not stated', () => {
    expect(columnOf(number(undefined), undefined)).toEqual(['Figure', '']);
  });

  test('neutralizes formulas in titles and labels', () => {
    const [head, row] = csvOf({ title: '=HYPERLINK("https://example.com")' });
    expect(head?.[2]).toBe('Product');
    expect(row?.[2]).toBe('\'=HYPERLINK("https://example.com")');
    expect(columnOf({ ...number('m'), label: '+Figure' }, undefined)[0]).toBe("'+Figure (m)");
  });

  test('has one cell for each column, whatever the figures are', () => {
    const columns = listingColumns(ATTRIBUTES);
    fc.assert(
      fc.property(fc.array(anyFigures, { minLength: 1, maxLength: 5 }), (figures) => {
        const products = figures.map((_, index) => aProduct({ id: String(index) }));
        const rows = read(
          tableCsv(
            columns,
            products,
            ({ id }) => figures[Number(id)] ?? {},
            () => '',
          ),
        );
        expect(rows).toHaveLength(products.length + 1);
        for (const row of rows) expect(row).toHaveLength(2 + columns.length);
      }),
    );
  });
});

test('the file is named after the page', () => {
  expect(fileName('/category/cctv-systems/')).toBe('cctv-systems.csv');
  expect(fileName('/search')).toBe('search.csv');
});

test('the legend counts the figures that are columns', () => {
  expect(legend(0)).toBe('');
  expect(legend(1)).toMatch(/^1 specification: /);
  expect(legend(12)).toMatch(/^12 specifications: /);
});
