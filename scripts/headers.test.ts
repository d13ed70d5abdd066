import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from './headers.ts';

const template = readFileSync('deploy/site/_headers', 'utf8');
const rulesAt = (base: string) => parseHeadersFile(template.replaceAll('{{base}}', base));

test('the rule for all paths sets no Cache-Control', () => {
  // Cloudflare joins the values of all rules that match a path, so this one would also apply to /assets/.
  expect(rulesAt('/')[0]?.start).toBe('/');
  expect(rulesAt('/')[0]?.headers).not.toHaveProperty('Cache-Control');
});

test.each([
  [
    '/product/45',
    {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': /frame-ancestors 'none'/,
      'Permissions-Policy': /geolocation=\(\)/,
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': /^max-age=\d{8}/,
      'X-Content-Type-Options': 'nosniff',
    },
  ],
  ['/assets/app-1.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
  ['/service-worker.js', { 'Cache-Control': 'no-cache' }],
  ['/product/45.data', { 'Content-Type': 'text/x-script', 'Cache-Control': /^public, max-age=60,/ }],
  ['/feeds/news.xml', { 'Access-Control-Allow-Origin': '*' }],
  ['/data/catalogue.json', { 'Access-Control-Allow-Origin': undefined }],
])('%s has %o', (path, headers) => {
  const found = headersFor(rulesAt('/'), path);
  for (const [name, value] of Object.entries(headers)) {
    if (value instanceof RegExp) expect(found[name]).toMatch(value);
    else expect(found[name]).toBe(value);
  }
});

test('the rules of a shop in a folder apply only to paths in that folder', () => {
  expect(headersFor(rulesAt('/shop/'), '/shop/assets/app-1.js')).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  expect(headersFor(rulesAt('/shop/'), '/assets/app-1.js')).toEqual({ 'Cache-Control': 'no-cache' });
});
