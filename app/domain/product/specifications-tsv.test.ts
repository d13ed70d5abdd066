import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { specificationsTsv } from './specifications-tsv.ts';

test('a data sheet is one line a row, the label and the value apart by a tab, after what names the product', () => {
  const product = aProduct({ id: '41', specifications: { Model: 'PNO-A9081R', Resolution: '8 MP (4K)' } });
  expect(specificationsTsv(product)).toBe(
    'Product\tDome camera\nSKU\t41\nModel\tPNO-A9081R\nResolution\t8 MP (4K)',
  );
});

test('whatever the values hold, a spreadsheet finds two columns and a row for each', () => {
  // Two labels that differ, so that the number of rows is known.
  const anySheet = fc.record({
    Model: fc.string(),
    Notes: fc.constantFrom('a\tb', 'a\r\nb', ' ', ''),
  });
  fc.assert(
    fc.property(anySheet, (specifications) => {
      const rows = specificationsTsv(aProduct({ specifications })).split('\n');
      expect(rows.map((row) => row.split('\t').length)).toEqual([2, 2, 2, 2]);
    }),
  );
});
