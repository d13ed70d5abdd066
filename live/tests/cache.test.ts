// The cache in front of the gateways: `deploy/live/nginx.conf`.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findProgram, installFromDebian } from '../../scripts/system-programs.ts';
import { eventually, type Json, jsonOf, PORT, setPrice, startBeforeTests } from './support.ts';

const { stack, guest } = startBeforeTests();
const CACHE = `http://127.0.0.1:${PORT + 3}`;
const folder = mkdtempSync(join(tmpdir(), 'watchpost-cache-'));
let nginx: ChildProcess | undefined;

async function startCache(): Promise<void> {
  if (!findProgram('nginx')) installFromDebian('nginx');
  const program = findProgram('nginx');
  if (program === undefined) throw new Error('Install nginx: apt-get install nginx');
  mkdirSync(join(folder, 'cache'));
  const config = readFileSync(join(stack.settings.shopFolder, 'deploy/live/nginx.conf'), 'utf8')
    .replace('/var/cache/nginx/shop', join(folder, 'cache'))
    .replace('127.0.0.1:4173', `127.0.0.1:${PORT}`)
    .replace('listen 8080;', `listen 127.0.0.1:${PORT + 3};`);
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${user} pid nginx.pid; error_log error.log; events {} http { access_log off; ${config} }`,
  );
  nginx = spawn(program, ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' });
  await eventually(
    () =>
      fetch(CACHE).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
  );
}

after(async () => {
  if (nginx?.kill()) await once(nginx, 'exit');
  rmSync(folder, { recursive: true });
});

let started: Promise<void> | undefined;

async function ask(path: string): Promise<Response> {
  await (started ??= startCache());
  return fetch(CACHE + path);
}

async function priceOf(path: string): Promise<number> {
  const product: Json = await jsonOf(await ask(path));
  return product.price;
}

test('one page is kept for all queries, and a changed price is on it within seconds', async () => {
  await eventually(
    async () => {
      await ask('/product/11');
      return ask('/product/11?color=black&page=2');
    },
    ({ headers }) => headers.get('x-cache') === 'HIT',
  );
  await setPrice(stack.database, '11', 55_500);
  await eventually(
    () => priceOf('/product/11'),
    (price) => price === 55_500,
  );
});

test('requests of a person are not kept, and reach the gateway', async () => {
  const response = await ask('/api/session');
  assert.equal(response.headers.get('x-cache'), null);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.equal((await guest.prices('11')).body.kind, 'prices');
});

test('without a gateway, pages that were seen are shown, and others say when to come back', async () => {
  await ask('/product/12');
  await stack.gateway.stop();
  const kept = await eventually(
    () => ask('/product/12'),
    ({ headers }) => headers.get('x-cache') === 'STALE',
  );
  assert.equal(kept.status, 200);
  const other = await ask('/product/13');
  assert.equal(other.status, 503);
  assert.equal(other.headers.get('retry-after'), '10');
  assert.match(await other.text(), /The shop cannot be reached/);
  await stack.gateway.start();
  await eventually(
    () => ask('/product/13'),
    ({ status }) => status === 200,
  );
});
