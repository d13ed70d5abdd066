import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readCatalogueFiles } from '../engine/catalogue-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watchpost-catalogue-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const fileOf = (...ids: readonly string[]) =>
  JSON.stringify({
    products: ids.map((id) => ({
      id,
      title: `Product ${id}`,
      brand: 'Brand',
      category: 'radios',
      description: 'A product.',
      price: 19.99,
    })),
  });

const ids = () => readCatalogueFiles(folder).map(({ id }) => id);

test('reads products.json and the files in products/', () => {
  write('products.json', fileOf('1'));
  write('products/b.json', fileOf('3'));
  write('products/a.json', fileOf('2'));
  write('products/notes.txt', 'Not a data file.');
  assert.deepEqual(ids(), ['1', '2', '3']);
});

test('reads the files in products/ if there is no products.json', () => {
  write('products/a.json', fileOf('2'));
  assert.deepEqual(ids(), ['2']);
});

test('reads a file that begins with a byte order mark', () => {
  write('products.json', `\uFEFF${fileOf('1')}`);
  assert.deepEqual(ids(), ['1']);
});

test('rejects a folder without products, so that no product is withdrawn', () => {
  write('categories.json', '{}');
  assert.throws(ids, /has no file of products/);
});

test('reads a table as the shop does', () => {
  write('products.json', fileOf('1'));
  write('products/a.csv', 'id;title;price;isAvailable\n0090.750;Dome;1.299,50;WAHR\n');
  assert.deepEqual(
    readCatalogueFiles(folder).map(({ id, price }) => [id, price]),
    [
      ['1', 1999],
      ['0090.750', 129_950],
    ],
  );
});

test('converts dollars to cents, and gives a product that is not for sale a stock of 0', () => {
  const product = { ...JSON.parse(fileOf('1')).products[0], availableQuantity: 5 };
  write(
    'products.json',
    JSON.stringify({
      products: [product, { ...product, isSoldOut: true }, { ...product, available: false }],
    }),
  );
  assert.deepEqual(
    readCatalogueFiles(folder).map(({ price, stock }) => [price, stock]),
    [
      [1999, 5],
      [1999, 0],
      [1999, 0],
    ],
  );
});
