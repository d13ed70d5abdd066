import { databaseUrlOf, readSecret } from '../settings.ts';
// Faults that may occur in operation, provoked on the real engine, and how the gateway serves a site.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { EngineClient } from '../gateway/engine-client.ts';
import { Child } from '../scripts/children.ts';
import { Owner } from './owner.ts';
import { addPromotion, off } from './promotions.ts';
import {
  count,
  becomes,
  eventually,
  letterCount,
  letterWith,
  orderOf,
  PORT,
  RADIO,
  registered,
  type Stack,
  startBeforeTests,
  stockOf,
} from './support.ts';

const { stack, guest } = startBeforeTests({ stocked: ['11'] });

const order = orderOf([{ ...RADIO, quantity: 1 }]);

/** @throws Error if the program does not run */
function pidOf({ pid }: Stack['engine']): number {
  if (pid === undefined) throw new Error('The engine does not run.');
  return pid;
}

test('while the engine is stopped, pages open and orders are answered as unavailable', async () => {
  await stack.engine.stop();
  const page = await fetch(stack.settings.publicUrl);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /The shop/);
  const { status, body } = await guest.place(order);
  assert.equal(status, 503);
  assert.deepEqual(body, { kind: 'unavailable', error: 'ENGINE' });
  await stack.engine.start();
  assert.equal((await guest.place(order)).body.kind, 'placed');
});

test('a request to an engine that hangs fails after eight seconds', async () => {
  process.kill(pidOf(stack.engine), 'SIGSTOP');
  const begin = performance.now();
  const { status, body } = await guest.prices('11');
  process.kill(pidOf(stack.engine), 'SIGCONT');
  assert.equal(status, 504);
  assert.deepEqual(body, { kind: 'unavailable', error: 'ENGINE' });
  const ms = performance.now() - begin;
  assert.ok(ms > 7500 && ms < 12_000, `${ms} ms`);
});

test('an order is placed even if the engine takes ten seconds', async () => {
  process.kill(pidOf(stack.engine), 'SIGSTOP');
  const answer = guest.place(order);
  await wait(10_000);
  process.kill(pidOf(stack.engine), 'SIGCONT');
  assert.equal((await answer).body.kind, 'placed');
});

test('an order whose answer was lost is found by its key, and sending it again places no second one', async () => {
  for (const ms of [20, 100, 300]) {
    const key = randomUUID();
    // The browser gives up after this time. If the answer comes earlier, the same must hold.
    await fetch(`${stack.settings.publicUrl}/api/orders`, {
      method: 'POST',
      headers: {
        Origin: stack.settings.publicUrl,
        'Idempotency-Key': key,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(ms),
    }).catch(() => undefined);
    const again = await guest.place(order, key);
    assert.equal(again.body.kind, 'placed');
    assert.deepEqual((await guest.ask('GET', `/api/orders/by-key/${key}`)).body, again.body);
    assert.equal(await count(stack.database, '"order" WHERE "customFieldsPlacingkey" = $1', [key]), 1);
  }
});

test('an engine killed while it places an order leaves one complete order or none, and mails it once', async () => {
  const owner = await Owner.signIn(stack.settings);
  // For the first order and the four of the rounds.
  await addPromotion(owner, { name: 'Five', actions: [off(10)], couponCode: 'FIVE', usageLimit: 5 });
  const order = { ...orderOf([{ ...RADIO, quantity: 1 }]), vouchers: ['FIVE'] };
  const keys: string[] = [];
  const acknowledged: string[] = [];
  const begin = performance.now();
  await guest.place(order);
  const ms = performance.now() - begin;
  for (let round = 0; round < 4; round++) {
    const key = randomUUID();
    keys.push(key);
    const answer = guest.place(order, key).catch(() => undefined);
    // Each round kills the engine later: from the first steps of placing to shortly after its end.
    await wait(ms * (0.2 + round * 0.3));
    process.kill(pidOf(stack.engine), 'SIGKILL');
    const response = await answer;
    if (response?.body.kind === 'placed') acknowledged.push(response.body.number);
    await eventually(
      () => guest.ask('GET', `/api/orders/by-key/${key}`),
      ({ status }) => status === 200,
    );
  }
  const { rows } = await stack.database.query<{
    code: string;
    state: string;
    payments: number;
    lines: number;
  }>(
    `SELECT code, state, (SELECT count(*)::int FROM payment WHERE "orderId" = "order".id) AS payments,
       (SELECT count(*)::int FROM order_line WHERE "orderId" = "order".id) AS lines
     FROM "order" WHERE "customFieldsPlacingkey" = ANY($1)`,
    [keys],
  );
  for (const { state, payments, lines } of rows) {
    assert.deepEqual({ state, payments, lines }, { state: 'PaymentAuthorized', payments: 1, lines: 1 });
  }
  const numbers = new Set(rows.map(({ code }) => code));
  for (const number of acknowledged) assert.ok(numbers.has(number), number);
  // No order is left half placed.
  assert.equal(await count(stack.database, `"order" WHERE state <> 'PaymentAuthorized'`), 0);
  const { allocated } = await stockOf(stack.database, '11');
  const { rows: sold } = await stack.database.query(
    `SELECT coalesce(sum(quantity), 0)::int AS sum FROM order_line`,
  );
  assert.equal(allocated, sold[0].sum);
  // After another attempt with the same keys, each key has exactly one order.
  const placed: string[] = [];
  for (const key of keys) {
    const { body } = await guest.place(order, key);
    assert.equal(body.kind, 'placed');
    placed.push(body.number);
  }
  assert.equal(
    await count(stack.database, '"order" WHERE "customFieldsPlacingkey" = ANY($1)', [keys]),
    keys.length,
  );
  // So has each use of the voucher.
  assert.equal(await count(stack.database, 'order_promotions_promotion'), 1 + keys.length);
  const { body: beyond } = await guest.place(order);
  assert.deepEqual([beyond.kind, beyond.vouchers], ['changed', [{ code: 'FIVE', state: 'used-up' }]]);
  for (const number of placed) await letterWith(stack.settings, `Your order ${number}`);
  for (const number of placed) assert.equal(letterCount(stack.settings, `Your order ${number}`), 1, number);
});

test('while the database is stopped, orders are refused; after its restart, orders and sessions work', async () => {
  const browser = await registered(stack.settings, 'restart@example.com');
  const key = randomUUID();
  const earlier = await guest.place(order, key);
  await stack.postgres.stop();
  const { status, body } = await guest.place(order);
  assert.equal(status, 503);
  assert.equal(body.kind, 'unavailable');
  await stack.postgres.start();
  const placed = await eventually(
    () => guest.place(order),
    ({ status }) => status === 200,
  );
  assert.equal(placed.body.kind, 'placed');
  assert.deepEqual((await guest.ask('GET', `/api/orders/by-key/${key}`)).body, earlier.body);
  assert.equal((await browser.customer()).email, 'restart@example.com');
});

test('a database that is killed is started again', async () => {
  // `run-postgres.ts` ends when PostgreSQL ends, and is then started again as a new process.
  const scriptPid = stack.postgres.pid;
  const file = join(stack.settings.dataFolder, 'postgres', 'postmaster.pid');
  process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  await eventually(
    async () => stack.postgres.pid,
    (pid) => pid !== undefined && pid !== scriptPid,
  );
  await eventually(
    () => guest.place(order),
    ({ status }) => status === 200,
  );
});

test('while the disk is full, an order is refused and not stored; afterwards it can be placed', async () => {
  // The database refuses to write, as it does when the disk is full (SQLSTATE 53100).
  await stack.database.query(`
    CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER disk_full BEFORE INSERT ON payment FOR EACH ROW EXECUTE FUNCTION disk_full();
  `);
  const key = randomUUID();
  const before = await count(stack.database, '"order"');
  const { status } = await guest.place(order, key);
  assert.equal(status, 503);
  assert.equal(await count(stack.database, '"order"'), before);
  assert.equal((await guest.prices('11')).body.kind, 'prices');
  await stack.database.query('DROP TRIGGER disk_full ON payment; DROP FUNCTION disk_full');
  assert.equal((await guest.place(order, key)).body.kind, 'placed');
});

test('a site answers like a static host', async () => {
  const { publicUrl } = stack.settings;
  const page = await fetch(publicUrl);
  assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
  const again = await fetch(publicUrl, {
    // As browsers ask again. Without `Cache-Control`, Node's `fetch` would ask for the whole page.
    headers: { 'If-None-Match': page.headers.get('etag') ?? '', 'Cache-Control': 'max-age=0' },
  });
  assert.equal(again.status, 304);
  for (const path of ['/no-such-page', '/_headers', '/..%2f..%2fsecrets.json', '/%E0%A4%A', '//etc/passwd']) {
    const response = await fetch(publicUrl + path);
    assert.equal(response.status, 404, path);
  }
  assert.equal((await fetch(publicUrl, { method: 'POST' })).status, 405);
});

test('a request body that is too large is refused', async () => {
  const answer = await fetch(`${stack.settings.publicUrl}/api/prices`, {
    method: 'POST',
    headers: { Origin: stack.settings.publicUrl },
    body: 'x'.repeat(300_000),
  }).catch((error: unknown) => error);
  // The gateway may close the connection before the browser has sent everything.
  assert.ok(answer instanceof Error || (answer instanceof Response && answer.status === 413));
});

const UNANSWERED = 'unanswered';

test('an order that waits in one engine process is not reported missing by another', async () => {
  const other = new Child('An engine', 'engine/run-engine.ts', () => {}, {
    ...process.env,
    LIVE_DATA: stack.settings.dataFolder,
    DATABASE_URL: databaseUrlOf(stack.settings),
    ENGINE_PORT: String(PORT + 3),
  });
  await other.start();
  const blocker = await stack.database.connect();
  try {
    await blocker.query('BEGIN');
    await blocker.query(
      `SELECT FROM stock_level JOIN product_variant ON product_variant.id = "productVariantId"
       WHERE sku = '11' FOR UPDATE OF stock_level`,
    );
    // An engine process places four orders at a time. These four wait for the stock, and the next order waits for its turn.
    const ahead = [1, 2, 3, 4].map(() => guest.place(order));
    await becomes(() => count(stack.database, `pg_stat_activity WHERE wait_event_type = 'Lock'`), 4);
    const key = randomUUID();
    const placing = guest.place(order, key);
    // Each unfinished order holds a shared advisory lock, also the one that waits for its turn: see `AnnouncedOrders`. Those that are
    // being placed share another one, which keeps the back office out.
    await becomes(
      () =>
        count(
          stack.database,
          `pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock'
             AND (classid::bigint << 32) | objid::bigint <> hashtextextended('stock', 0)`,
        ),
      5,
    );
    const found = askWhatBecameOf(key, PORT + 3);
    // Within this second, the other engine could have answered that there is no such order.
    assert.equal(await Promise.race([found, wait(1000, 'no answer yet')]), 'no answer yet');
    await blocker.query('COMMIT');
    await Promise.all(ahead);
    const { body } = await placing;
    assert.equal(body.kind, 'placed');
    assert.notEqual(await found, undefined);
    const settled = await eventually(
      () => askWhatBecameOf(key, PORT + 3),
      (answer) => answer !== UNANSWERED,
    );
    assert.deepEqual(settled, body);
  } finally {
    blocker.release();
    await other.stop();
  }
});

async function askWhatBecameOf(key: string, enginePort: number): Promise<unknown> {
  const engine = new EngineClient(
    `http://127.0.0.1:${enginePort}`,
    readSecret(stack.settings, 'engineSecret'),
  );
  // The engine waits for the order for a limited time, then answers with an error.
  return engine.call('placedOrder', { key }).catch(() => UNANSWERED);
}

test('several engines start at once on an empty database', async () => {
  await stack.database.query('CREATE DATABASE several');
  const databaseUrl = new URL(databaseUrlOf(stack.settings));
  databaseUrl.pathname = '/several';
  const engines = [PORT + 3, PORT + 4].map(
    (port) =>
      new Child('An engine', 'engine/run-engine.ts', () => {}, {
        ...process.env,
        LIVE_DATA: stack.settings.dataFolder,
        DATABASE_URL: databaseUrl.href,
        ENGINE_PORT: String(port),
      }),
  );
  await Promise.all(engines.map((engine) => engine.start()));
  await Promise.all(engines.map((engine) => engine.stop()));
});

test('an engine whose role may not make tables says what to run, in a sentence', async () => {
  await stack.database.query('CREATE ROLE visitor LOGIN PASSWORD $$of a visitor$$');
  await stack.database.query('CREATE DATABASE visited');
  const databaseUrl = new URL(databaseUrlOf(stack.settings));
  Object.assign(databaseUrl, { pathname: '/visited', username: 'visitor', password: 'of a visitor' });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../engine/run-engine.ts')],
    {
      env: {
        ...process.env,
        LIVE_DATA: stack.settings.dataFolder,
        DATABASE_URL: databaseUrl.href,
        ENGINE_PORT: String(PORT + 3),
      },
      encoding: 'utf8',
    },
  );
  assert.equal(status, 1);
  assert.match(
    (stdout + stderr).trim(),
    /^\S+ {2}The engine did not start: The role visitor of DATABASE_URL may not make tables; .* GRANT CREATE ON DATABASE visited TO visitor; GRANT USAGE, CREATE ON SCHEMA public TO visitor;$/,
  );
});
