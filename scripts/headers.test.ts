import { expect, test } from 'vitest';
import { headersFile, parseHeadersFile } from './headers.ts';

test('parses the headers file that it writes', () => {
  const [all, assets, workers, images, data] = parseHeadersFile(headersFile(['https://cdn.example.com']));
  expect(all?.start).toBe('/');
  expect(all?.headers).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("img-src 'self' data: https://cdn.example.com;"),
    'X-Content-Type-Options': 'nosniff',
  });
  // Cloudflare would merge a Cache-Control for all paths with the one for /assets/.
  expect(all?.headers).not.toHaveProperty('Cache-Control');
  expect(assets).toMatchObject({
    start: '/assets/',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
  expect(workers).toMatchObject({
    start: '/workers/',
    headers: {
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self'; script-src 'self'; frame-ancestors 'none'",
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
  expect(images?.headers).toEqual({
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(data).toMatchObject({ start: '/', end: '.data' });
});
