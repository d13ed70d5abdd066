import { expect, test } from 'vitest';
import { publicFileExists } from '#app/catalogue/catalogue-files.server.ts';
import { parseCsv } from './parse-csv.server.ts';
import { parseJson } from './parse-json.server.ts';

test('a file with very many lists within each other has a mistake', () => {
  const { mistakes } = parseJson('['.repeat(20_000) + ']'.repeat(20_000));
  expect(mistakes).toEqual(['has too many lists and objects within each other']);
});

test('a column with the name of an inherited property is not known', () => {
  const { mistakes } = parseCsv('id,__proto__,constructor\n1,2,3\n');
  expect(mistakes).toHaveLength(2);
});

test.each(['Infinity', '0x10', '1e3', ' '])('a table has no number %j', (cell) => {
  expect(parseCsv(`id,price\n1,"${cell}"\n`).value).toEqual({ products: [{ id: '1', price: cell }] });
});

test.each(['x'.repeat(10_000), 'a\0b'])('no picture has the name %#', (name) => {
  expect(publicFileExists(`/images/products/${name}`)).toBe(false);
});
