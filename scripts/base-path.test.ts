import { expect, test } from 'vitest';
import { basePath } from './base-path.ts';

test.each([
  ['', '/'],
  ['/', '/'],
  ['/shop/', '/shop/'],
  ['/shop', '/shop/'],
  ['shop', '/shop/'],
  ['/en-GB/shop.v2/', '/en-GB/shop.v2/'],
])('BASE_PATH=%s is the path %s', (value, path) => {
  expect(basePath(value)).toBe(path);
});

// Git Bash on Windows turns `/shop/` into `C:/Program Files/Git/shop/`.
test.each(['https://example.com/shop', '/a b/', '/../', '/a/./b/', '/shop?x', 'C:/Program Files/Git/shop/'])(
  'rejects %s',
  (value) => {
    expect(() => basePath(value)).toThrow('Write it like /shop/.');
  },
);
