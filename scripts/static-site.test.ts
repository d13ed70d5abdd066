import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { staticSite } from './static-site.ts';

// `tests/hosts/hosts.test.ts` asks this server for everything that all hosts must answer. Only this one sends Brotli.

const folder = mkdtempSync(join(tmpdir(), 'site-'));
writeFileSync(join(folder, '_headers'), '/*\n  X-Content-Type-Options: nosniff\n');
writeFileSync(join(folder, '_redirects'), '');
for (const file of ['index.html', '404.html']) {
  writeFileSync(join(folder, file), '<h1>A page</h1>');
  writeFileSync(join(folder, `${file}.br`), brotliCompressSync('<h1>A page</h1>'));
}

const server = staticSite(folder);
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.each(['/_headers', '/%5fheaders', '/%5Fheaders', '/./_headers', '/a/../_headers', '/a/%2e%2e/_headers'])(
  'does not send the file of the host for %s',
  async (url) => {
    expect((await server.inject({ url })).statusCode).toBe(404);
  },
);

test.each(['/', '/no/such/page', '/%E0%A4%A'])(
  'sends %s with Brotli to clients that accept it',
  async (url) => {
    for (const [accepted, answered] of [
      ['br, gzip', 'br'],
      ['identity', undefined],
    ] as const) {
      const { headers } = await server.inject({ url, headers: { 'Accept-Encoding': accepted } });
      expect(headers['content-encoding']).toBe(answered);
      expect(headers['vary']).toMatch(/accept-encoding/i);
    }
  },
);
