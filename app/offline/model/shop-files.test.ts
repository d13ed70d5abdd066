import { describe, expect, test } from 'vitest';
import { codeIn, isFiles, isPageOf, isShopFiles, type ShopFiles } from './shop-files.ts';

const SHOP: ShopFiles = {
  version: 'v1',
  pages: ['/', '/cart'],
  essentials: ['/cart'],
  whole: { products: 58, bytes: 9 },
};

describe('lists', () => {
  test('are read', () => {
    expect(isShopFiles(SHOP)).toBe(true);
    expect(isFiles({ '/cart': ['abc', 7] })).toBe(true);
  });

  test.each([
    null,
    [],
    { ...SHOP, version: 7 },
    { ...SHOP, pages: undefined },
    { ...SHOP, essentials: 'all' },
    { ...SHOP, whole: { products: '58', bytes: 9 } },
  ])('of another shape are rejected: %j', (value) => {
    expect(isShopFiles(value)).toBe(false);
  });

  test.each([null, { '/cart': ['abc'] }, { '/cart': 7 }])(
    'of files of another shape are rejected: %j',
    (value) => {
      expect(isFiles(value)).toBe(false);
    },
  );
});

test.each([
  ['/cart', true],
  ['/product/AB-7.5', true],
  ['/category/radios', true],
  ['/product', false],
  ['/no/such/page', false],
])('whether the shop can have the page %s: %s', (path, isPossible) => {
  expect(isPageOf(SHOP, path)).toBe(isPossible);
});

test.each([
  [
    '<script>import "/assets/manifest-1a.js"; import * as a from "/shop/assets/root-B_-7.js"',
    ['manifest-1a.js', 'root-B_-7.js'],
  ],
  ['<link href="/assets/style-D1.css"><link href="/assets/style-D1.css">', ['style-D1.css']],
  [
    'import{a}from"./shared-C1.js";import(`./zoom-D2.js`);["assets/x-E3.css"]',
    ['shared-C1.js', 'zoom-D2.js', 'x-E3.css'],
  ],
  ['@font-face{src:url(/assets/plex-B8.woff2)}', ['plex-B8.woff2']],
  ['<p>Made with Node.js.</p><img src="https://cdn.example/assets/photo.jpg">', []],
])('%s names code', (text, names) => {
  expect(codeIn(text)).toEqual(names.map((name) => `/assets/${name}`));
});
