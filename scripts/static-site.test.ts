import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { headersFile } from './security-headers.ts';
import { staticSite } from './static-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, '_headers'), headersFile([]));
writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
writeFileSync(join(folder, '404.html'), '<h1>Not found</h1>');
writeFileSync(join(folder, 'assets', 'app-1.js'), 'start();');

const server = staticSite(folder);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('an address that was not built', () => {
  test.each([
    '/no/such/page',
    '/assets/gone.js',
    '/images/gone.avif',
    '/%',
    '/%E0%A4%A',
    '//collections',
    '/..%2f404',
  ])('%s is answered with the page for it, as a page, and nobody remembers it', async (url) => {
    const { statusCode, headers, body } = await server.inject({ url, headers: { 'If-None-Match': '*' } });
    expect(statusCode).toBe(404);
    expect(body).toBe('<h1>Not found</h1>');
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("style-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test('a page is asked for anew, a hashed file is kept for a year', async () => {
  const page = await server.inject('/');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.headers['content-security-policy']).toContain("style-src 'self'");
  const file = await server.inject('/assets/app-1.js');
  expect(file.statusCode).toBe(200);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['content-security-policy']).not.toContain('style-src');
});
