import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { Site } from '../gateway/site.ts';
import { portOf } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'watchpost-site-'));
writeFileSync(join(folder, '_headers'), '/*.data\n  Content-Type: text/x-script\n');
for (const name of ['_redirects', '_nginx.conf', '_caddy.conf', '_.data', '404.html'])
  writeFileSync(join(folder, name), name);
const site = new Site(folder);
const server = createServer((request, response) => site.answer(request, response, request.url ?? ''));

before(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => fetch(`http://127.0.0.1:${portOf(server)}${path}`);

test('serves the data of the home page', async () => {
  const response = await get('/_.data');
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/x-script');
  assert.equal(await response.text(), '_.data');
});

for (const name of ['_headers', '_redirects', '_nginx.conf', '_caddy.conf']) {
  test(`hides ${name}`, async () => {
    assert.equal((await get(`/${name}`)).status, 404);
  });
}
