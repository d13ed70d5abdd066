import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publicFiles, readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { parseCsv } from './parse-csv.server.ts';
import { parseJson } from './parse-json.server.ts';

test('reports lists that are nested too deeply', () => {
  const { mistakes } = parseJson('['.repeat(20_000) + ']'.repeat(20_000));
  expect(mistakes).toEqual(['has too many lists and objects within each other']);
});

test('reports columns with the names of inherited properties as unknown', () => {
  const { mistakes } = parseCsv('id,__proto__,constructor\n1,2,3\n');
  expect(mistakes).toEqual([
    expect.stringMatching(/^line 1: "__proto__", "constructor" are no known fields; /),
  ]);
});

test.each(['Infinity', '0x10', '1.2.3', ' '])('does not read the cell %j of a table as a number', (cell) => {
  expect(parseCsv(`id,price\n1,"${cell}"\n`).value).toEqual({ products: [{ id: '1', price: cell }] });
});

test.each(['x'.repeat(10_000), 'a\0b'])('finds no picture with an impossible name (%#)', (name) => {
  expect(publicFiles()(`/images/products/${name}`)).toBe(false);
});

test('reads tables in the encoding of a spreadsheet, and names files of products that cannot be read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  mkdirSync(join(folder, 'products'));
  writeFileSync(join(folder, 'products/a.csv'), Buffer.from('id;title\n1;G\xF6zetim\n', 'latin1'));
  writeFileSync(join(folder, 'products/b.csv'), Buffer.from('id\nG\xF6\x81\n', 'latin1'));
  for (const name of ['c.xlsx', '.DS_Store', 'notes.md']) writeFileSync(join(folder, 'products', name), 'x');
  expect(readCatalogueFiles(folder)).toEqual({
    'products/a.csv': 'id;title\n1;Gözetim\n',
    'products/b.csv': 'id\nG\uFFFD\uFFFD\n',
    'products/c.xlsx': '',
  });
  rmSync(folder, { recursive: true });
});
