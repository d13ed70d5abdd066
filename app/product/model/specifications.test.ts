import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { partNumber, specificationsTsv } from './specifications.ts';

test('has two columns, and one row each for title, SKU and every specification, whatever the values contain', () => {
  const anySpecifications = fc.record({
    Model: fc.string(),
    Notes: fc.constantFrom('a\tb', 'a\r\nb', ' ', ''),
  });
  fc.assert(
    fc.property(anySpecifications, (specifications) => {
      const rows = specificationsTsv(aProduct({ specifications })).split('\n');
      expect(rows.map((row) => row.split('\t').length)).toEqual([2, 2, 2, 2]);
    }),
  );
});

test('the part number is the item number, else the model', () => {
  expect(partNumber({ specifications: { Model: 'P3245', 'Item number': '01593-001' } })).toBe('01593-001');
  expect(partNumber({ specifications: { Model: 'P3245' } })).toBe('P3245');
  expect(partNumber({ specifications: {} })).toBeUndefined();
});
