import { describe, expect, test } from 'vitest';
import { pagePath, type RequestFacts, requestKind } from './request-kind.ts';

const GET: RequestFacts = {
  method: 'GET',
  path: '/',
  hasQuery: false,
  isNavigation: false,
  hasRange: false,
  isKeeping: false,
};
const kindOf = (facts: Partial<RequestFacts>) => requestKind({ ...GET, ...facts });

describe('requestKind', () => {
  test.each(['/', '/cart/', '/cart/index.html', '/product/45', '/product/0090.750', '/no/such/page'])(
    'opening %s is of kind page, and a HEAD request for it of kind page-check',
    (path) => {
      expect(kindOf({ path, isNavigation: true })).toBe('page');
      expect(kindOf({ path, method: 'HEAD' })).toBe('page-check');
    },
  );

  test.each([
    ['/assets/root-B7.js', 'code'],
    ['/data/catalogue.json', 'file'],
    ['/images/products/45/hero-400.avif', 'file'],
    ['/favicon.svg', 'file'],
  ] as const)('%s is %s', (path, kind) => {
    expect(kindOf({ path })).toBe(kind);
  });

  test.each([
    ['a file that is opened as a page', { path: '/sitemap.xml', isNavigation: true }],
    ['a picture that is opened as a page', { path: '/images/a.jpg', isNavigation: true }],
    ['a form that is sent', { path: '/cart', method: 'POST' }],
    ['a check of a file', { path: '/assets/a.js', method: 'HEAD' }],
    ['a part of a file', { path: '/images/a.jpg', hasRange: true }],
    ['a download of the whole shop', { path: '/data/catalogue.json', isKeeping: true }],
    ['an answer of a live shop', { path: '/data/ask/list', hasQuery: true }],
    ['the list of files', { path: '/data/kept/shop.json' }],
    ['the data of a page', { path: '/product/45.data' }],
    ['a page that a script reads', { path: '/cart' }],
    ['an address outside the shop', { path: undefined, isNavigation: true }],
  ] as const)('leaves %s to the browser', (_, facts) => {
    expect(kindOf(facts)).toBe('other');
  });
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/cart/', '/cart'],
  ['/cart/index.html', '/cart'],
  ['/product/45/', '/product/45'],
])('pagePath: %s is the page %s', (path, page) => {
  expect(pagePath(path)).toBe(page);
});
