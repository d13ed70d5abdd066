import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  directRedirects,
  readRedirects,
  redirectedPath,
  redirectMistakes,
  withRedirects,
} from './redirects.server.ts';

const PAGES = new Set(['/', '/collections', '/product/1', '/product/TEE-RED']);

function mistakesIn(...lines: readonly string[]): readonly string[] {
  const { redirects, mistakes } = readRedirects(['from,to', ...lines].join('\n'));
  return [...mistakes, ...redirectMistakes(redirects, PAGES)];
}

describe('a file of redirects', () => {
  test('has no mistake if each old address leads to a page, in one or several steps, or to another site', () => {
    expect(
      mistakesIn(
        '/products/tee,/product/TEE-RED',
        '/shirts/tee/,/products/tee',
        '/çay,/collections?sort=price-asc#top',
        '/blog,https://blog.example/a',
      ),
    ).toEqual([]);
  });

  test.each([
    ['no path', ['tee,/product/1'], /^redirects.csv: line 2: from: "tee" must be a path/],
    ['a query', ['/tee?id=1,/product/1'], /line 2: from: "\/tee\?id=1" must be a path .* without \?/],
    ['a rest for any text', ['/tee/*,/product/1'], /line 2: from: /],
    ['a quotation mark', ['"/a""b",/product/1'], /line 2: from: /],
    ['the home page', ['/,/product/1'], /line 2: from: /],
    ['no target', ['/tee,'], /line 2: to: "" must be a path of the shop/],
    ['another host without its scheme', ['/tee,//evil.example'], /line 2: to: /],
    ['another kind of link', ['/tee,javascript:alert(1)'], /line 2: to: /],
    ['a page that is not there', ['/tee,/product/9'], /line 2: to: \/product\/9 leads to no page/],
    ['a page of the shop', ['/product/1,/collections'], /line 2: from: the shop has a page \/product\/1/],
    [
      'an address twice',
      ['/tee,/product/1', '/tee/,/collections'],
      /line 3: \/tee is redirected by line 2 already/,
    ],
    ['itself', ['/tee,/tee'], /line 2: leads in a circle: \/tee → \/tee$/],
    ['a circle', ['/a,/b', '/b,/a'], /line 2: leads in a circle: \/a → \/b → \/a$/],
    ['a way into a circle', ['/x,/a', '/a,/b', '/b,/a'], /line 2: leads in a circle: \/x → \/a → \/b → \/a$/],
  ])('with %s has a mistake that says where and what', (_, lines, mistake) => {
    expect(mistakesIn(...lines)[0]).toMatch(mistake);
  });

  test('must name its columns, which may be in another order and between semicolons', () => {
    expect(readRedirects('/a,/b\n').mistakes).toEqual([
      'redirects.csv: line 1: must name the columns from and to',
    ]);
    expect(readRedirects('to;from\n/product/1;/tee\n').redirects).toEqual([
      { from: '/tee', to: '/product/1', line: 2 },
    ]);
    expect(readRedirects('')).toEqual({ redirects: [], mistakes: [] });
  });
});

test('hosts get where each address ends', () => {
  const { redirects } = readRedirects('from,to\n/a,/b\n/b,/c\n/c,/product/a%20b ü\n'.replace(' ü', ''));
  expect(directRedirects(redirects).map(({ to }) => to)).toEqual(Array(3).fill('/product/a%20b'));
});

test('further addresses are added, and what the owner has written stays', () => {
  const own = 'from,to\n# mine\n/tee,/collections';
  expect(withRedirects(own, [{ from: '/tee', to: '/product/1' }])).toBe(own);
  expect(
    withRedirects(own, [
      { from: '/mug, blue', to: '/product/2' },
      { from: '/mug, blue', to: '/product/3' },
      { from: '/product/4', to: '/product/4' },
    ]),
  ).toBe(`${own}\n"/mug, blue",/product/2\n`);
  expect(withRedirects(undefined, [{ from: '/tee', to: '/product/1' }])).toBe('from,to\n/tee,/product/1\n');
  expect(withRedirects(undefined, [])).toBeUndefined();
});

test('the path of any address is one that the file takes, or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.webPath(), fc.string()), (address) => {
      const from = redirectedPath(address);
      if (from === undefined) return;
      const text = withRedirects(undefined, [{ from, to: '/collections' }]) ?? '';
      expect(readRedirects(text)).toMatchObject({ redirects: [{ from }], mistakes: [] });
    }),
  );
});
