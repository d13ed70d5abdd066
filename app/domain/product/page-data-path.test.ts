import { expect, test } from 'vitest';
import { pageDataPath } from './page-data-path.ts';

test.each([
  ['/product/45', '/data/product/45.json'],
  ['/category/cctv-systems', '/data/category/cctv-systems.json'],
  ['/product/..%2F..%2Fsitemap', '/data/product/..%2F..%2Fsitemap.json'],
])('what %s shows is published as %s', (page, file) => {
  expect(pageDataPath(page)).toBe(file);
});

test.each(['/', '/collections', '/cart', '/product/', '/product/45/reviews', '/data/product/45'])(
  '%s has no such file',
  (page) => {
    expect(pageDataPath(page)).toBeUndefined();
  },
);
