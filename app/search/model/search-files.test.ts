import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aSearchEntry } from '#tests/support/a-product.ts';
import {
  parseIndexFile,
  parseShardFile,
  type SearchIndex,
  SHARD_SIZE,
  searchShardCount,
  searchShardPath,
  toIndexFile,
  toShardFile,
} from './search-files.ts';
import type { SearchEntry } from './search.ts';

const CATEGORIES = [
  { title: 'CCTV Systems', slug: 'cctv-systems' },
  { title: 'Fire Alarms', slug: 'fire-alarms' },
];

const indexOf = (entries: readonly SearchEntry[], version = 'v1'): SearchIndex => ({
  version,
  categories: CATEGORIES,
  products: entries.map(({ id, title, brand, category, price, image }) => ({
    id,
    title,
    brand,
    category,
    price,
    image,
    models: `Model ${id}`,
    showsWorksWith: id === '1',
  })),
});

/** As a browser receives the file. */
const received = (file: unknown): unknown => JSON.parse(JSON.stringify(file));

const DOME = aSearchEntry({ id: '1', title: 'Dome', specifications: ['IP66'], description: 'It sees.' });
const RADIO = aSearchEntry({ id: '2', title: 'Radio', brand: 'Icom' });
const INDEX = indexOf([DOME, RADIO]);

describe('the index', () => {
  test('can be read back as it was written', () => {
    fc.assert(
      fc.property(anyProducts, (products) => {
        const index = indexOf(products.map((product) => aSearchEntry({ ...product, specifications: [] })));
        expect(parseIndexFile(received(toIndexFile(index)))).toEqual(index);
      }),
    );
  });

  test.each([
    ['an error page', '<html>'],
    ['null', null],
    ['a file of another form', { products: [DOME], categories: [] }],
    ['a row with a missing field', { ...toIndexFile(INDEX), products: [['1', 'Dome', 0, 0, 1999]] }],
    ['a price that is a text', { ...toIndexFile(INDEX), products: [['1', 'Dome', 0, 0, '19', '', '', 0]] }],
    ['an unknown brand', { ...toIndexFile(INDEX), products: [['1', 'Dome', 7, 0, 1999, '', '', 0]] }],
    ['an unknown category', { ...toIndexFile(INDEX), products: [['1', 'Dome', 0, -1, 1999, '', '', 0]] }],
    ['a file whose version is not a string', { ...toIndexFile(INDEX), version: 1 }],
  ])('is not read from %s', (_, file) => {
    expect(parseIndexFile(file)).toBeUndefined();
  });
});

describe('a shard', () => {
  const file = toShardFile('v1', [DOME, RADIO]);

  test('completes the products of the index', () => {
    expect(parseShardFile(received(file), INDEX, 0)).toEqual([DOME, RADIO]);
  });

  test('completes its own part of a large catalogue', () => {
    const entries = Array.from({ length: SHARD_SIZE + 1 }, (_, id) => aSearchEntry({ id: `${id}` }));
    const last = entries.slice(SHARD_SIZE);
    expect(parseShardFile(received(toShardFile('v1', last)), indexOf(entries), 1)).toEqual(last);
  });

  test.each([
    ['another version', { ...file, version: 'v2' }],
    ['fewer products', toShardFile('v1', [DOME])],
    ['a product without a description', { ...file, products: [{ ...DOME, description: undefined }, RADIO] }],
    ['a specification that is a number', { ...file, products: [{ ...DOME, specifications: [66] }, RADIO] }],
    ['a product without `soldOut`', { ...file, products: [{ ...DOME, soldOut: undefined }, RADIO] }],
    ['null instead of a product', { ...file, products: [null, RADIO] }],
    ['an error page', '<html>'],
  ])('is not read from a file with %s', (_, file) => {
    expect(parseShardFile(file, INDEX, 0)).toBeUndefined();
  });
});

test.each([
  [0, 1],
  [1, 1],
  [SHARD_SIZE, 1],
  [SHARD_SIZE + 1, 2],
  [10_000, 20],
])('%d products have %d shards', (products, shards) => {
  expect(searchShardCount(products)).toBe(shards);
});

test('searchShardPath returns the path of a shard', () => {
  expect(searchShardPath(7)).toBe('/data/search/7.json');
});
