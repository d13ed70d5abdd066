import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CoreList,
  dataPathOf,
  hashOf,
  listPathOf,
  pageOfData,
  parseCoreList,
  parseFiles,
  productIdOf,
  routeOf,
} from './file-list.ts';

test.each([
  ['/', '/_.data'],
  ['/cart', '/cart.data'],
  ['/product/45', '/product/45.data'],
])('the data of %s is %s', (page, data) => {
  expect(dataPathOf(page)).toBe(data);
  expect(pageOfData(data)).toBe(page);
});

test('other files are not the data of a page', () => {
  expect(pageOfData('/cart')).toBeUndefined();
  expect(pageOfData('/data/offers.json')).toBeUndefined();
});

test.each([
  ['/product/45', '/product/:id', '45'],
  ['/product/AB-7.5', '/product/:id', 'AB-7.5'],
  ['/category/radios', '/category/:slug', undefined],
  ['/product', '/product', undefined],
  ['/cart', '/cart', undefined],
])('%s has the route %s', (page, route, id) => {
  expect(routeOf(page)).toBe(route);
  expect(productIdOf(page)).toBe(id);
});

test('each kind of file has its list, and the page and the data of a product are in the same one', () => {
  const ofProduct = '/data/kept/v/products.json';
  expect(listPathOf('v', '/product/45')).toBe(ofProduct);
  expect(listPathOf('v', '/product/45.data')).toBe(ofProduct);
  expect(listPathOf('v', '/cart')).toBe('/data/kept/v/core.json');
  expect(listPathOf('v', '/assets/root.js')).toBe('/data/kept/v/core.json');
  expect(listPathOf('v', '/images/products/45/hero-800.avif')).toBe('/data/kept/v/whole.json');
});

test('property: the hash is the start of SHA-256 as base64url', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array(), async (content) => {
      const expected = createHash('sha256').update(content).digest('base64url').slice(0, 10);
      expect(await hashOf(new Uint8Array(content))).toBe(expected);
    }),
  );
});

describe('lists', () => {
  const CORE: CoreList = {
    files: { '/cart': ['abc', 7] },
    code: { '/cart': ['/assets/cart.js'] },
    essentials: ['/cart'],
    whole: { products: 58, bytes: 9 },
  };

  test('are read', () => {
    expect(parseCoreList(CORE)).toEqual(CORE);
    expect(parseFiles({ files: CORE.files })).toEqual(CORE.files);
  });

  test.each([
    undefined,
    null,
    [],
    'text',
    { ...CORE, files: { '/cart': ['abc'] } },
    { ...CORE, files: undefined },
    { ...CORE, code: { '/cart': [7] } },
    { ...CORE, essentials: 'all' },
    { ...CORE, whole: { products: '58', bytes: 9 } },
  ])('of another shape are rejected: %j', (value) => {
    expect(parseCoreList(value)).toBeUndefined();
  });

  test('property: any value is read or rejected', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => [parseCoreList(value), parseFiles(value)]).not.toThrow();
      }),
    );
  });
});
