import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { staticSite } from './static-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(
  join(folder, '_headers'),
  readFileSync('deploy/site/_headers', 'utf8').replaceAll('{{base}}', '/'),
);
writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
writeFileSync(join(folder, '404.html'), '<h1>Not found</h1>');
writeFileSync(join(folder, '404.html.br'), brotliCompressSync('<h1>Not found</h1>'));
writeFileSync(join(folder, 'assets', 'app-1.js'), 'start();');

const server = staticSite(folder);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('an unknown address', () => {
  test.each([
    '/no/such/page',
    '/assets/gone.js',
    '/images/gone.avif',
    '/%',
    '/%E0%A4%A',
    '//collections',
    '/..%2f404',
  ])('%s gets the whole 404 page with no-cache, even if only a part is requested', async (url) => {
    const requestHeaders = { 'If-None-Match': '*', Range: 'bytes=5-' };
    const { statusCode, headers, body } = await server.inject({ url, headers: requestHeaders });
    expect(statusCode).toBe(404);
    expect(body).toBe('<h1>Not found</h1>');
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)('refuses %s', async (method) => {
  for (const url of ['/', '/assets/app-1.js', '/no/such/page']) {
    const { statusCode, headers, body } = await server.inject({
      method,
      url,
      headers: { 'Content-Type': 'text/x-anything' },
      payload: 'q=dome',
    });
    expect(statusCode).toBe(405);
    expect(headers['allow']).toBe('GET, HEAD');
    expect(body).toBe('');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test.each(['/', '/assets/app-1.js', '/no/such/page'])(
  'answers HEAD for %s with the status and headers of GET, but no body',
  async (url) => {
    const [head, get] = await Promise.all(
      (['HEAD', 'GET'] as const).map((method) => server.inject({ method, url })),
    );
    expect(head?.statusCode).toBe(get?.statusCode);
    expect({ ...head?.headers, date: '' }).toEqual({ ...get?.headers, date: '' });
    expect(head?.body).toBe('');
  },
);

test('ignores a malformed query', async () => {
  expect((await server.inject('/?%E0%A4%A')).body).toBe('<h1>Home</h1>');
});

test('refuses a range beyond the end of a file', async () => {
  const { statusCode } = await server.inject({ url: '/assets/app-1.js', headers: { Range: 'bytes=900-' } });
  expect(statusCode).toBe(416);
});

test('sends the 404 page compressed', async () => {
  const { headers } = await server.inject({ url: '/no/such/page', headers: { 'Accept-Encoding': 'br' } });
  expect(headers['content-encoding']).toBe('br');
});

test('revalidates pages and caches hashed files for a year', async () => {
  const page = await server.inject('/');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("form-action 'self'");
  const file = await server.inject('/assets/app-1.js');
  expect(file.statusCode).toBe(200);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['content-security-policy']).not.toContain('form-action');
});
