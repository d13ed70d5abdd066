import { describe, expect, test } from 'vitest';
import {
  avifFiles,
  categoryImagePath,
  isKeptWithShop,
  pictureFiles,
  pictureView,
  PLACEHOLDER_IMAGE,
  productImagePath,
  similarPictures,
  socialCard,
} from './picture-set.ts';
import * as fc from 'fast-check';

describe('productImagePath and categoryImagePath', () => {
  test.each(['http://cdn.example/a.jpg', 'https://cdn.example/a.jpg', 'HTTPS://cdn.example/a.jpg'])(
    'return the URL %s unchanged',
    (url) => {
      expect(productImagePath(url)).toBe(url);
      expect(categoryImagePath(url)).toBe(url);
    },
  );

  test('return a path with a leading slash unchanged', () => {
    expect(productImagePath('/pictures/dome.jpg')).toBe('/pictures/dome.jpg');
    expect(categoryImagePath('/pictures/dome.jpg')).toBe('/pictures/dome.jpg');
  });

  test('resolve a file name in the folder for products or categories', () => {
    expect(productImagePath('dome.jpg')).toBe('/images/products/dome.jpg');
    expect(categoryImagePath('cctv.jpg')).toBe('/images/categories/cctv.jpg');
  });

  test('treat a name that starts with "http" but is not a URL as a file name', () => {
    expect(productImagePath('http-server.jpg')).toBe('/images/products/http-server.jpg');
  });

  test.each([undefined, '', '  '])('return the placeholder for a missing value (%j)', (value) => {
    expect(productImagePath(value)).toBe('/images/products/placeholder.jpg');
    expect(categoryImagePath(value)).toBe(PLACEHOLDER_IMAGE);
  });

  test('return a resolved path unchanged', () => {
    fc.assert(
      fc.property(fc.option(fc.string(), { nil: undefined }), (value) => {
        const path = productImagePath(value);
        expect(productImagePath(path)).toBe(path);
        expect(path).toMatch(/^(\/|https?:)/i);
      }),
    );
  });
});

test('a WebP picture in a product’s folder has AVIF files in four widths', () => {
  expect(avifFiles('/images/products/45/hero.webp')).toEqual([
    { path: '/images/products/45/hero-200.avif', width: 200 },
    { path: '/images/products/45/hero-400.avif', width: 400 },
    { path: '/images/products/45/hero-800.avif', width: 800 },
    { path: '/images/products/45/hero-1200.avif', width: 1200 },
  ]);
});

test('pictureView returns the view that the file name states', () => {
  expect(pictureView('/images/products/45/detail.webp')).toBe('detail');
  expect(pictureView('/images/products/45/box.webp')).toBeUndefined();
  expect(pictureView('/images/products/dome-front.svg')).toBeUndefined();
});

test('the main picture of a product also has a card for social networks, its other views have none', () => {
  expect(socialCard('/images/products/45/hero.webp')).toBe('/images/products/45/card.jpg');
  expect(pictureFiles('/images/products/45/hero.webp')).toContain('/images/products/45/card.jpg');
  expect(socialCard('/images/products/45/front.webp')).toBeUndefined();
});

test('a category’s group picture also has a card for social networks', () => {
  expect(socialCard('/images/categories/cctv-systems/group.webp')).toBe(
    '/images/categories/cctv-systems/card.jpg',
  );
  expect(pictureFiles('/images/categories/cctv-systems/group.webp')).toEqual([
    '/images/categories/cctv-systems/group.webp',
    '/images/categories/cctv-systems/group-200.avif',
    '/images/categories/cctv-systems/group-400.avif',
    '/images/categories/cctv-systems/group-800.avif',
    '/images/categories/cctv-systems/group-1200.avif',
    '/images/categories/cctv-systems/card.jpg',
  ]);
});

test.each([
  'https://cdn.example/images/products/45/hero.webp',
  '/images/products/dome.webp',
  '/images/products/45/hero.jpg',
  '/images/products/placeholder.jpg',
  '',
])('%j is a single file', (path) => {
  expect(avifFiles(path)).toEqual([]);
  expect(socialCard(path)).toBeUndefined();
  expect(pictureFiles(path)).toEqual([path]);
});

test('similarPictures returns the other widths of a picture, the nearest first', () => {
  expect(similarPictures('/images/products/45/hero-400.avif')).toEqual([
    '/images/products/45/hero-200.avif',
    '/images/products/45/hero-800.avif',
    '/images/products/45/hero-1200.avif',
  ]);
  // The path of a WebP picture states no width. The width that is kept with the whole shop then comes first.
  expect(similarPictures('/images/products/45/hero.webp')[0]).toBe('/images/products/45/hero-800.avif');
  expect(similarPictures('/images/products/dome.jpg')).toEqual([]);
});

test.each([
  ['/images/products/45/hero-800.avif', true],
  ['/images/products/45/hero-400.avif', false],
  ['/images/products/45/hero.webp', false],
  ['/images/products/dome.jpg', true],
  ['/favicon.svg', true],
  ['/images/categories/cctv-systems/card.jpg', false],
])('%s is kept with the whole shop: %s', (path, isKept) => {
  expect(isKeptWithShop(path)).toBe(isKept);
});
