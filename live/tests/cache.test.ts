// The cache in front of the gateways: `deploy/live/nginx.conf`.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Child } from '../scripts/children.ts';
import { databaseUrlOf } from '../settings.ts';
import { CACHE, startCache } from './nginx.ts';
import { eventually, type Json, jsonOf, PORT, setPrice, startBeforeTests } from './support.ts';

const { stack, guest } = startBeforeTests();
/** More by hand: `ROUNDS=20`. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 2);
const folder = mkdtempSync(join(tmpdir(), 'watchpost-cache-'));
let started: ReturnType<typeof startCache> | undefined;

after(async () => {
  await (await started)?.();
  rmSync(folder, { recursive: true });
});

async function ask(path: string): Promise<Response> {
  await (started ??= startCache(stack.settings, folder, [PORT, PORT + 4]));
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

test('another address of a page hides it from nobody', async () => {
  for (const path of ['//product/18', '/product//18', '/x/../product/18', '/product/%31%38']) await ask(path);
  assert.equal((await ask('/product/18')).status, 200);
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

test('no page fails while gateways are killed and replaced one after another', async () => {
  const second = new Child('The second gateway', 'gateway/run-gateway.ts', () => {}, {
    ...process.env,
    PORT: String(PORT + 4),
    LIVE_DATA: stack.settings.dataFolder,
    DATABASE_URL: databaseUrlOf(stack.settings),
  });
  await second.start();
  const gateways = [stack.gateway, second];
  const visit = new AbortController();
  const statuses = new Map<number, number>();
  const visitor = async () => {
    for (let visits = 0; !visit.signal.aborted; visits++) {
      const response = await ask(`/product/${11 + (visits % 40)}`);
      await response.arrayBuffer();
      statuses.set(response.status, 1 + (statuses.get(response.status) ?? 0));
    }
  };
  const visitors = Array.from({ length: 8 }, visitor);
  try {
    await isUsed(PORT + 4);
    for (let round = 0; round < ROUNDS; round++) {
      const [first = stack.gateway, other = second] = round % 2 === 0 ? gateways : gateways.toReversed();
      if (first.pid !== undefined) process.kill(first.pid, 'SIGKILL');
      // It starts again by itself.
      await eventually(
        async () => first.pid,
        (pid) => pid !== undefined,
      );
      await isUsed(first === second ? PORT + 4 : PORT);
      await other.stop();
      await other.start();
      await isUsed(other === second ? PORT + 4 : PORT);
    }
  } finally {
    visit.abort();
    await Promise.all(visitors);
    await second.stop();
  }
  assert.deepEqual([...statuses.keys()], [200]);
});

/** Waits until a gateway can show pages, and has answered nginx again. */
async function isUsed(port: number): Promise<void> {
  await eventually(
    () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
  );
  const log = join(folder, 'gateways.log');
  const before = readFileSync(log, 'utf8').length;
  await eventually(
    async () => readFileSync(log, 'utf8').slice(before),
    (text) => text.includes(`127.0.0.1:${port}\n`),
  );
}
