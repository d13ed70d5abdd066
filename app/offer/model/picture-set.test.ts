import { expect, test } from 'vitest';
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

test.each([
  ['HTTPS://cdn.example/a.jpg', 'HTTPS://cdn.example/a.jpg'],
  ['/pictures/dome.jpg', '/pictures/dome.jpg'],
  ['dome.jpg', '/images/products/dome.jpg'],
  ['http-server.jpg', '/images/products/http-server.jpg'],
  ['  ', PLACEHOLDER_IMAGE],
  [undefined, PLACEHOLDER_IMAGE],
])('the picture %j of a product is at %s', (value, path) => {
  expect(productImagePath(value)).toBe(path);
  expect(productImagePath(path)).toBe(path);
});

test('the pictures of categories have a folder of their own', () => {
  expect(categoryImagePath('cctv.jpg')).toBe('/images/categories/cctv.jpg');
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

test('the main picture of a product and of a category also has a card for social networks', () => {
  expect(socialCard('/images/products/45/hero.webp')).toBe('/images/products/45/card.jpg');
  expect(socialCard('/images/products/45/front.webp')).toBeUndefined();
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
