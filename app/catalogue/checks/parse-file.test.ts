import { expect, test } from 'vitest';
import { publicFileExists } from '#app/catalogue/catalogue-files.server.ts';
import { parseCsv } from './parse-csv.server.ts';
import { parseJson } from './parse-json.server.ts';

test('reports lists that are nested too deeply', () => {
  const { mistakes } = parseJson('['.repeat(20_000) + ']'.repeat(20_000));
  expect(mistakes).toEqual(['has too many lists and objects within each other']);
});

test('reports columns with the names of inherited properties as unknown', () => {
  const { mistakes } = parseCsv('id,__proto__,constructor\n1,2,3\n');
  expect(mistakes).toHaveLength(2);
});

test.each(['Infinity', '0x10', '1.2.3', ' '])('does not read the cell %j of a table as a number', (cell) => {
  expect(parseCsv(`id,price\n1,"${cell}"\n`).value).toEqual({ products: [{ id: '1', price: cell }] });
});

test.each(['x'.repeat(10_000), 'a\0b'])('finds no picture with an impossible name (%#)', (name) => {
  expect(publicFileExists(`/images/products/${name}`)).toBe(false);
});
