import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '#scripts/content-types.ts';
import { HOST_FILES } from '#scripts/host-file-names.ts';
import { headersFor, parseHeadersFile } from '#scripts/headers.ts';
import { type Answer, ask, askInBytes, countRequests, type Question } from './ask.ts';
import { availableHosts, type RunningHost, start } from './hosts.ts';
import { servedFiles, SITES } from './sites.ts';

/** The headers of a response that must be the same on all hosts. */
const COMPARED_HEADERS = [
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'content-encoding',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
] as const;

/**
 * What a host promises to answer. Those of the `COMPARED_HEADERS` that `headers` does not name must be absent. If
 * `headers` is left out, no header is compared.
 */
type Promised = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The whole body, compared as `inShort` shortens it. If `body` is left out, any body is accepted. */
  readonly body?: Buffer | string;
};

const hosts = availableHosts();
afterAll(() => console.debug(`${countRequests()} requests to ${hosts.map(({ name }) => name).join(', ')}`));

describe.each(SITES)('At $base', (site) => {
  const running = new Map<string, RunningHost>();
  beforeAll(async () => {
    await Promise.all(hosts.map(async (host) => running.set(host.name, await start(host, site))));
  });
  afterAll(async () => {
    await Promise.all([...running.values()].map(({ stop }) => stop()));
  });

  /** Expects every host to answer as promised. */
  async function expectFromAll(question: Question, promised: Promised): Promise<void> {
    const expected = Object.fromEntries(hosts.map(({ name }) => [name, inShort(promised)]));
    const answers = [...running].map(async ([name, { port }]) => [
      name,
      compared(await ask(port, question), promised),
    ]);
    expect(Object.fromEntries(await Promise.all(answers)), question.path).toEqual(expected);
  }

  const { base, folder } = site;
  const at = (path: string) => base + path;
  const read = (file: string) => readFileSync(join(folder, file));
  const rules = () => parseHeadersFile(read('_headers').toString());
  const files = () => servedFiles(site);
  const fileLike = (pattern: RegExp) => {
    const file = files().find((file) => pattern.test(file));
    if (file === undefined) throw new Error(`The site has no file like ${pattern}`);
    return file;
  };

  /** The headers of a file that is sent without compression. */
  const headersOf = (file: string, path = at(file)): Readonly<Record<string, string>> => ({
    'content-type': contentTypeOf(file),
    ...lowerCased(headersFor(rules(), path)),
  });
  const wholeFile = (file: string, path = at(file)): Promised => ({
    status: 200,
    headers: headersOf(file, path),
    body: read(file),
  });
  /** The not-found page has the headers of a page at every address, even below `assets/`. */
  const notFound = (): Promised => ({ ...wholeFile('404.html', base), status: 404 });

  test('every file is sent with its type and the headers of its path', async () => {
    // The pictures of one product stand for those of the others.
    const tested = files().filter((file) => !/^images\/products\/(?!1\/)/.test(file));
    expect(tested.length).toBeGreaterThan(200);
    for (const file of tested) await expectFromAll({ path: at(file) }, wholeFile(file));
  });

  test('every page is at its address, with and without a slash at the end', async () => {
    const pages = files().filter((file) => file.endsWith('/index.html'));
    expect(pages.length).toBeGreaterThan(20);
    for (const file of pages) {
      const path = at(file.slice(0, -'/index.html'.length));
      await expectFromAll({ path }, wholeFile(file));
      await expectFromAll({ path: `${path}/` }, wholeFile(file));
    }
    await expectFromAll({ path: base }, wholeFile('index.html'));
  });

  test('a page ignores the query, which may be long', async () => {
    for (const query of ['?', '?q=4K', '?%E0%A4%A', '?a=/../', `?items=${'1:2,'.repeat(1900)}`]) {
      await expectFromAll({ path: at(`cart${query}`) }, wholeFile('cart/index.html'));
    }
  });

  test('text is sent compressed to clients that accept it', async () => {
    for (const file of [
      'index.html',
      'product/1/index.html',
      'product/1.data',
      fileLike(/^assets\/root-.*\.js$/),
    ]) {
      for (const [name, { port }] of running) {
        const { status, headers, body } = await ask(port, {
          path: at(file),
          headers: { 'Accept-Encoding': 'gzip' },
        });
        expect(status, name).toBe(200);
        expect(headers, name).toMatchObject({ ...headersOf(file), 'content-encoding': 'gzip' });
        expect(headers.vary, name).toMatch(/^accept-encoding$/i);
        expect(gunzipSync(body).equals(read(file)), name).toBe(true);
      }
    }
  });

  test.each([
    'no/such/page',
    'product',
    'product/',
    'product/999',
    'product/1/reviews',
    'product/1.data/x',
    'category/',
    'category/time-machines',
    'PRODUCT/1',
    'index.php',
    'robots.txt/',
    '.env',
    '.git/config',
    'assets',
    'assets/',
    'assets/gone.js',
    'images/',
    'images/gone.avif',
    'data/',
    'data/gone.json',
    'data/products.gone',
    'feeds/gone.xml',
    '/cart',
    'product//1',
    '%E0%A4%A4',
    'caf%C3%A9',
    ...HOST_FILES,
  ])('the unknown address %s gets the whole not-found page, which browsers revalidate', async (path) => {
    await expectFromAll({ path: at(path) }, notFound());
    const headers = { 'If-None-Match': '*', Range: 'bytes=5-' };
    await expectFromAll({ path: at(path), headers }, notFound());
  });

  test('HEAD gets the headers alone', async () => {
    const picture = fileLike(/^images\/products\/1\/hero-200\.avif$/);
    for (const file of ['cart/index.html', 'robots.txt', picture, fileLike(/^assets\/.*\.js$/)]) {
      await expectFromAll({ method: 'HEAD', path: at(file) }, { ...wholeFile(file), body: '' });
      for (const [name, { port }] of running) {
        const { headers } = await ask(port, { method: 'HEAD', path: at(file) });
        expect(headers['content-length'], name).toBe(String(read(file).length));
      }
    }
    await expectFromAll({ method: 'HEAD', path: at('no/such/page') }, { ...notFound(), body: '' });
  });

  test('a range gets a part of a file', async () => {
    const file = fileLike(/^images\/products\/1\/hero-200\.avif$/);
    const size = read(file).length;
    for (const [range, start, end] of [
      ['bytes=0-9', 0, 10],
      ['bytes=10-', 10, size],
      ['bytes=-5', size - 5, size],
      [`bytes=0-${size * 2}`, 0, size],
    ] as const) {
      await expectFromAll(
        { path: at(file), headers: { Range: range } },
        {
          status: 206,
          headers: { ...headersOf(file), 'content-range': `bytes ${start}-${end - 1}/${size}` },
          body: read(file).subarray(start, end),
        },
      );
    }
    await expectFromAll({ path: at(file), headers: { Range: `bytes=${size}-` } }, { status: 416 });
  });

  test('a client that already has the file gets status 304 and no body', async () => {
    for (const file of ['cart/index.html', fileLike(/^assets\/.*\.js$/), 'product/1.data']) {
      for (const [name, { port }] of running) {
        const first = await ask(port, { path: at(file) });
        const { etag = '', 'last-modified': date = '' } = first.headers;
        for (const headers of [{ 'If-None-Match': etag }, { 'If-Modified-Since': date }]) {
          const { status, body, ...again } = await ask(port, { path: at(file), headers });
          expect({ status, size: body.length }, `${name} ${file}`).toEqual({ status: 304, size: 0 });
          expect(again.headers['cache-control'], `${name} ${file}`).toBe(first.headers['cache-control']);
          expect(again.headers.etag, `${name} ${file}`).toBe(etag);
        }
      }
      const old = { 'If-Modified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' };
      await expectFromAll({ path: at(file), headers: old }, wholeFile(file));
      await expectFromAll({ path: at(file), headers: { 'If-None-Match': '"another"' } }, wholeFile(file));
    }
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    '%s is refused, and the answer says what is allowed',
    async (method) => {
      const body = Buffer.from(method === 'POST' ? 'quantity=2' : '');
      for (const path of [
        '',
        'cart',
        'no/such/page',
        fileLike(/^assets\/.*\.js$/),
        'product/1.data',
        '404.html',
      ]) {
        for (const [name, { port }] of running) {
          const { status, headers } = await ask(port, { method, path: at(path), body });
          expect({ status, allow: headers.allow }, `${name} ${path}`).toEqual({
            status: 405,
            allow: 'GET, HEAD',
          });
        }
      }
    },
  );

  test('a POST of 2 MB is refused, and the next request is answered', async () => {
    for (const [name, { port }] of running) {
      const status = await askInBytes(
        port,
        `POST ${at('cart')} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2000000\r\nConnection: close\r\n\r\n${'x'.repeat(2_000_000)}`,
      );
      // A server that does not read the body may reset the connection, which can lose its answer.
      expect([405, 413, undefined], name).toContain(status);
      expect((await ask(port, { path: at('cart') })).status, name).toBe(200);
    }
  });

  test.each([
    '../package.json',
    '../../package.json',
    'assets/../../package.json',
    '..%2fpackage.json',
    '%2e%2e/package.json',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    'assets/..%5c..%5cpackage.json',
    '..%c0%afpackage.json',
    'assets/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/etc/passwd',
    'cart%00.html',
  ])('%s leads to nothing outside the site', async (path) => {
    for (const [name, { port }] of running) {
      const { status, body } = await ask(port, { path: at(path) });
      expect([400, 404], name).toContain(status);
      expect(body.toString(), name).not.toMatch(/devDependencies|root:x:/);
    }
  });

  test.each([
    ['a path that is not escaped correctly', `GET ${base}% HTTP/1.1\r\nHost: shop\r\n\r\n`],
    ['a path with an incomplete escape', `GET ${base}%E0%A4%A HTTP/1.1\r\nHost: shop\r\n\r\n`],
    ['a path with a space', `GET ${base}a b c HTTP/1.1\r\nHost: shop\r\n\r\n`],
    ['a path without a slash', `GET cart HTTP/1.1\r\nHost: shop\r\n\r\n`],
    ['no method', `${base} HTTP/1.1\r\nHost: shop\r\n\r\n`],
    ['no host', `GET ${base} HTTP/1.1\r\n\r\n`],
    ['two hosts', `GET ${base} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`],
    ['an unknown version', `GET ${base} HTTP/7.3\r\nHost: shop\r\n\r\n`],
    ['a wrong length', `GET ${base} HTTP/1.1\r\nHost: shop\r\nContent-Length: -5\r\n\r\n`],
    ['two lengths', `GET ${base} HTTP/1.1\r\nHost: shop\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`],
    ['another protocol', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
    ['a path of 100 kB', `GET ${base}${'a'.repeat(100_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`],
    ['a header of 100 kB', `GET ${base} HTTP/1.1\r\nHost: shop\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['10,000 headers', `GET ${base} HTTP/1.1\r\nHost: shop\r\n${'X: abc\r\n'.repeat(10_000)}\r\n`],
  ])('%s is refused, and the next request is answered', async (_, bytes) => {
    for (const [name, { port }] of running) {
      // A server may also close the connection without an answer.
      expect([400, 404, 414, 431, 505, undefined], name).toContain(await askInBytes(port, bytes));
    }
    await expectFromAll({ path: base }, wholeFile('index.html'));
  });

  test('old addresses lead to where they are now, with and without a slash at the end', async () => {
    for (const [path, location] of [
      ['/products/old-radio', at('product/1')],
      ['/products/old-radio/', at('product/1')],
      ['/products/old-radio?variant=7', at('product/1')],
      ['/products/%C3%A7ay-&-kahve', at('product/1')],
      ['/category/radios.html', at('category/wireless-communication?sort=price-asc')],
      ['/blog/', 'https://blog.example/start'],
    ] as const)
      for (const [name, { port }] of running) {
        const { status, headers } = await ask(port, { path });
        expect({ status, location: headers.location }, `${name} ${path}`).toEqual({ status: 301, location });
      }
  });

  test.runIf(base !== '/')('the folder without a slash leads to the shop', async () => {
    for (const [name, { port }] of running) {
      const { status, headers } = await ask(port, { path: base.slice(0, -1) });
      expect({ status, location: headers.location }, name).toEqual({ status: 308, location: base });
    }
  });
});

/** The parts of an answer that were promised. */
function compared({ status, headers, body }: Answer, promised: Promised): object {
  const shown = COMPARED_HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value]];
  });
  return inShort({
    status,
    ...(promised.headers && { headers: Object.fromEntries(shown) }),
    ...(promised.body !== undefined && { body }),
  });
}

/** Reduces a long body to its length and hash: a difference between whole bodies would fill the screen. */
function inShort({ body, ...rest }: Promised): object {
  const bytes = Buffer.from(body ?? '');
  return {
    ...rest,
    body: bytes.length > 100 ? `${bytes.length} bytes, SHA-256 ${sha256(bytes)}` : bytes,
  };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64');
}

function contentTypeOf(file: string): string {
  const type = new Map<string, string>(Object.entries(CONTENT_TYPES)).get(extname(file).slice(1));
  if (type === undefined && !file.endsWith('.data')) throw new Error(`${file} has no content type`);
  return type ?? 'text/x-script';
}

function lowerCased(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
