import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { files, firstMatch, pages } from './support/built-site.ts';
import { expect, test } from './support/shop.ts';

const policyOf = (html: string) =>
  firstMatch(html, /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i);

/** The sources of a policy by directive. */
function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Requests the path unchanged. Browsers and other clients resolve the dots first. */
async function fetchRawPath(origin: string, path: string): Promise<string> {
  const [response] = await once(get(origin, { path }), 'response');
  return text(response);
}

test.describe('The host', () => {
  test('answers an unknown address with status 404 and a whole page', async ({ request }) => {
    for (const path of [
      '/no/such/page',
      '/product/999',
      '/category/time-machines',
      '/assets/no-such-file.js',
      '/.env',
    ]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
    }
    const html = await (await request.get('/no/such/page')).text();
    expect(html).toContain('Skip to content');
    expect(html).toContain('<title>Page not found | Watchpost</title>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('answers pages with status 200, with and without a trailing slash', async ({ request }) => {
    for (const { path } of pages) {
      for (const address of [path, path.replace(/\/?$/, '/')]) {
        expect((await request.get(address)).status(), address).toBe(200);
      }
    }
    expect((await request.get('/sitemap.xml')).status()).toBe(200);
  });

  test('serves nothing outside the site', async ({ baseURL }) => {
    for (const path of [
      '/../package.json',
      '/..%2fpackage.json',
      '/%2e%2e/package.json',
      '/assets/..%5c..%5cpackage.json',
    ]) {
      expect(await fetchRawPath(`${baseURL}`, path), path).not.toContain('"devDependencies"');
    }
  });

  test('revalidates pages and caches hashed files for a year', async ({ request }) => {
    const page = await request.get('/product/1');
    expect(page.headers()['cache-control']).toBe('no-cache');
    expect(page.headers()['content-type']).toMatch(/^text\/html; *charset=utf-8$/i);
    const { etag } = page.headers();
    expect(etag).toBeTruthy();
    const again = await request.get('/product/1', { headers: { 'If-None-Match': etag ?? '' } });
    expect(again.status()).toBe(304);
    for (const asset of files.filter((file) => /^assets\/.*\.(js|css|woff2)$/.test(file))) {
      const headers = (await request.get(`/${asset}`)).headers();
      expect(headers['cache-control'], asset).toBe('public, max-age=31536000, immutable');
    }
  });

  test('compresses text with Brotli if accepted, else with gzip', async ({ request }) => {
    const script = files.find((file) => /^assets\/shared-.*\.js$/.test(file)) ?? '';
    for (const path of [
      '/',
      '/product/1',
      '/category/cctv-systems',
      `/${script}`,
      '/data/search-index.json',
    ]) {
      for (const [accepted, answered] of [
        ['br, gzip', 'br'],
        ['gzip', 'gzip'],
      ] as const) {
        const response = await request.get(path, { headers: { 'Accept-Encoding': accepted } });
        expect(response.status(), path).toBe(200);
        expect(response.headers()['content-encoding'], `${path} for ${accepted}`).toBe(answered);
        expect(response.headers()['vary'], path).toMatch(/accept-encoding/i);
      }
      const bare = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } });
      expect(bare.headers()['content-encoding'], path).toBeUndefined();
    }
  });

  test('sends the security headers, with errors too', async ({ request }) => {
    for (const path of ['/', '/product/1', '/no/such/page']) {
      const headers = (await request.get(path)).headers();
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy'], path).toContain('geolocation=()');
      expect(headers['strict-transport-security'], path).toContain('max-age=');
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
  });
});

test.describe('The content security policy', () => {
  test('allows no unsafe and no foreign sources', async ({ request }) => {
    const header = (await request.get('/')).headers()['content-security-policy'] ?? '';
    expect(header).not.toMatch(/unsafe-|https?:|\*/);
    for (const { path, html } of pages) {
      expect(policyOf(html), path).not.toMatch(/unsafe-|https?:|\*/);
      expect(directives(policyOf(html)).get('default-src'), path).toEqual(["'none'"]);
    }
  });

  test('of every page contains the directives of the header, except for frame-ancestors', async ({
    request,
  }) => {
    const header = directives((await request.get('/')).headers()['content-security-policy'] ?? '');
    expect(header.get('frame-ancestors')).toEqual(["'none'"]);
    for (const { path, html } of pages) {
      const meta = directives(policyOf(html));
      for (const [name, sources] of header) {
        // Pages leave it out, because browsers ignore it in a `<meta>` element.
        if (name !== 'frame-ancestors') expect(meta.get(name), `${path} ${name}`).toEqual(sources);
      }
    }
  });

  test('precedes everything it governs, and no page has style attributes or inline handlers', () => {
    for (const { path, html } of pages) {
      expect(html.indexOf('Content-Security-Policy'), path).toBeLessThan(
        html.search(/<(script|style|link|img)\b/),
      );
      expect(html.match(/<[a-z][^>]*\s(style|on[a-z]+)="/gi) ?? [], path).toEqual([]);
    }
  });
});
