import { describe, expect, test } from 'vitest';
import { headerRules, headersFile, headersFor, parseHeadersFile } from './headers.ts';

const rules = headerRules(['https://cdn.example.com'], '/');

test('the headers file has a line for each path and each of its headers', () => {
  const lines = headersFile(rules).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['/*', '  X-Content-Type-Options: nosniff', '/assets/*', '/*.data']),
  );
  expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
});

test('the rule for all paths sets no Cache-Control', () => {
  // Cloudflare joins the values of all rules that match a path, so this one would also apply to /assets/.
  expect(rules[0]?.start).toBe('/');
  expect(rules[0]?.headers).not.toHaveProperty('Cache-Control');
});

describe('headersFor', () => {
  test('allows the pictures of the catalogue on pages', () => {
    expect(headersFor(rules, '/product/45')).toMatchObject({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': expect.stringContaining("img-src 'self' data: https://cdn.example.com;"),
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('caches code for a year, under its own policy', () => {
    expect(headersFor(rules, '/assets/app-1.js')).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test('makes browsers revalidate the service worker, and gives it its own policy', () => {
    expect(headersFor(rules, '/service-worker.js')).toMatchObject({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'",
    });
  });

  test.each(['/_.data', '/product/45.data'])('caches %s for a minute, as text', (path) => {
    expect(headersFor(rules, path)).toMatchObject({
      'Cache-Control': 'public, max-age=60, stale-while-revalidate=600',
      'Content-Type': 'text/x-script',
    });
  });

  test.each([
    ['/feeds/news.xml', '*'],
    ['/data/products.json', '*'],
    ['/data/offers.json', undefined],
    ['/', undefined],
  ])('Access-Control-Allow-Origin of %s is %s', (path, origins) => {
    expect(headersFor(rules, path)['Access-Control-Allow-Origin']).toBe(origins);
  });

  test('applies the rules of a shop in a folder only to paths in that folder', () => {
    const shopRules = headerRules([], '/shop/');
    expect(headersFor(shopRules, '/shop/assets/app-1.js')).toMatchObject({
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    expect(headersFor(shopRules, '/assets/app-1.js')).toEqual({ 'Cache-Control': 'no-cache' });
  });
});
