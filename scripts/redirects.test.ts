import { expect, test } from 'vitest';
import { redirectsFile } from './redirects.ts';

const rules = (base: string) => redirectsFile(base).trimEnd().split('\n');

test('pages are served at their canonical address, without a redirect', () => {
  expect(rules('/')).toEqual(
    expect.arrayContaining([
      '/cart /cart/ 200',
      '/product/:id /product/:id/ 200',
      '/category/:slug /category/:slug/ 200',
    ]),
  );
});

test('files and the home page have no rule', () => {
  expect(rules('/').filter((rule) => /^\/ |^\/[^ ]*\./.test(rule))).toEqual([]);
});

test('stays within the number of rules that Cloudflare Pages allows', () => {
  expect(rules('/').filter((rule) => rule.includes(':')).length).toBeLessThan(100);
  expect(rules('/').length).toBeLessThan(2000);
});

test('a shop in a folder has its own page for unknown addresses', () => {
  expect(rules('/shop/')).toContain('/shop/cart /shop/cart/ 200');
  expect(rules('/shop/').at(-1)).toBe('/shop/* /shop/404.html 404');
});
