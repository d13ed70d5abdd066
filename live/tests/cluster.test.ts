// Faults of a cluster, provoked on Debian's PostgreSQL, Patroni, etcd, HAProxy and pgBackRest with the files of `deploy/live/cluster`.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { parse } from 'yaml';
import { Cluster, type Machine, missingForCluster } from '../scripts/cluster.ts';
import { readSettings } from '../settings.ts';
import { CACHE, startCache } from './nginx.ts';
import {
  becomes,
  Browser,
  count,
  eventually,
  type Json,
  jsonOf,
  orderOf,
  PORT,
  queryOnce,
  setPrice,
  startBeforeTests,
} from './support.ts';

const BUYERS = 20;
const VISITORS = 100;
/** Orders of one product wait for each other. */
const ORDERED = ['11', '12', '13', '14', '15'];
const SHOWN = '18';
const SEEN = Array.from({ length: 40 }, (_, index) => String(11 + index));
const WAY_PORT = PORT + 5;

/** A way on which everything can get lost without a word. */
class Way {
  readonly #host: string;
  readonly #port: number;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((from) => this.#connect(from));
  #isCut = false;
  connections = 0;

  constructor(host: string, port: number) {
    this.#host = host;
    this.#port = port;
  }

  async open(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  #connect(from: Socket): void {
    this.connections++;
    const to = connect(this.#port, this.#host);
    this.#carry(from, to);
    this.#carry(to, from);
  }

  #carry(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('data', (data) => this.#isCut || to.write(data));
    from.on('error', () => {});
    from.on('close', () => {
      this.#sockets.delete(from);
      if (!this.#isCut) to.destroy();
    });
  }

  cut(): void {
    this.#isCut = true;
  }

  mend(): void {
    this.#isCut = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.#server.close();
    this.mend();
  }
}

async function visit(id: string): Promise<number> {
  const response = await fetch(`${CACHE}/product/${id}`);
  await response.arrayBuffer();
  return response.status;
}

/** Visitors look at one page after another through the cache. Returns how many answers had which status. */
async function browsing(visitors: number, during: () => Promise<void>): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const id of SEEN) await visit(id);
  const end = new AbortController();
  const all = Array.from({ length: visitors }, async (_, visitor) => {
    for (let visits = visitor; !end.signal.aborted; visits++) {
      const status = await visit(SEEN[visits % SEEN.length] ?? SHOWN);
      statuses[status] = 1 + (statuses[status] ?? 0);
      await wait(1000);
    }
  });
  try {
    await during();
  } finally {
    end.abort();
    await Promise.all(all);
  }
  return statuses;
}

async function shownPrice(): Promise<number> {
  const product: Json = await jsonOf(await fetch(`${CACHE}/product/${SHOWN}`));
  return product.price;
}

describe('A cluster', { skip: missingForCluster() }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'watchpost-cluster-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  const cluster = new Cluster(join(folder, 'cluster'), `127.${PORT >> 8}.${PORT & 255}`);
  const pages = new URL(cluster.pagesDatabaseUrl);
  const way = new Way(pages.hostname, Number(pages.port));
  pages.host = `127.0.0.1:${WAY_PORT}`;
  const disks: string[] = [];
  const guest = new Browser(readSettings({ PUBLIC_URL: CACHE }));
  let stopCache: (() => Promise<void>) | undefined;
  let lines: readonly object[] = [];

  before(async () => {
    for (const machine of cluster.machines) mountDisk(machine);
    await cluster.start();
    await way.open(WAY_PORT);
  });
  const { stack } = startBeforeTests({
    stocked: ORDERED,
    startsDatabase: false,
    environment: {
      DATABASE_URL: cluster.databaseUrl,
      PAGES_DATABASE_URL: pages.href,
      PUBLIC_URL: CACHE,
    },
  });
  before(async () => {
    mkdirSync(join(folder, 'nginx'));
    stopCache = await startCache(stack.settings, join(folder, 'nginx'), [PORT]);
    const { body } = await guest.prices(...ORDERED);
    lines = body.lines.map(({ price }: Json, index: number) => ({
      productId: ORDERED[index],
      quantity: 1,
      price,
    }));
    await (await cluster.machineWith('leader')).run('pgbackrest', '--stanza=shop', '--type=full', 'backup');
    await syncStandby();
  });
  after(async () => {
    await stopCache?.();
    way.close();
    await cluster.kill();
    for (const disk of disks) execFileSync('umount', ['--lazy', disk]);
    rmSync(folder, { recursive: true });
  });

  /** A small disk of its own, which can be filled. */
  function mountDisk({ folder }: Machine): void {
    mkdirSync(folder, { recursive: true });
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', folder], { stdio: 'ignore' });
      disks.push(folder);
    } catch {
      // Without the right to mount, the test of a full disk is skipped.
    }
  }

  const place = (buyer = 0, key?: string) =>
    guest.place(orderOf([lines[buyer % lines.length] ?? {}], { email: `buyer${buyer}@example.com` }), key);

  const isPlaced = async () => (await place()).body.kind === 'placed';

  /** What a superuser reads on the primary. */
  async function ask(sql: string): Promise<string> {
    const primary = await cluster.machineWith('leader');
    return primary.run('psql', '-h', primary.folder, '-d', 'postgres', '-Atc', sql);
  }

  const follows = ({ name }: Machine) =>
    becomes(
      () => ask(`SELECT state FROM pg_stat_replication WHERE application_name = '${name}'`).catch(() => ''),
      'streaming',
    );

  const syncStandby = (isWanted: (machine: Machine) => boolean = () => true) =>
    eventually(
      () => cluster.machineWith('sync_standby').catch(() => undefined),
      (machine) => machine !== undefined && isWanted(machine),
    );

  test('the containers have the same settings', () => {
    const text = readFileSync(join(import.meta.dirname, '../../deploy/live/cluster/compose.yaml'), 'utf8');
    const { services } = parse(text, { merge: true, logLevel: 'error' });
    const { machines } = new Cluster(folder, '10.77.0');
    for (const [index, { environment }] of machines.entries()) {
      const [etcd, database] = ['etcd', 'database'].map(
        (name) => services[`${name}-${index + 1}`].environment,
      );
      for (const [name, value] of Object.entries<string>({ ...etcd, ...database }))
        if (!/_(?:USERNAME|PASSWORD|DATA_DIR)$/.test(name))
          assert.equal(value.replaceAll(/10\.77\.[12]\./g, '10.77.0.'), environment[name], name);
    }
  });

  test('when the primary is lost, orders go on within 30 s, none is missing or double, no page fails, and it comes back as a standby', async (t) => {
    const keys: string[] = [];
    const acknowledged: string[] = [];
    const times: number[] = [];
    const end = new AbortController();
    const buy = async (buyer: number) => {
      while (!end.signal.aborted) {
        const key = randomUUID();
        keys.push(key);
        // As a browser does: with the same key, until it knows.
        let answer = await place(buyer, key);
        while (answer.body.kind !== 'placed') {
          await wait(2000);
          answer = await place(buyer, key);
        }
        acknowledged.push(answer.body.number);
        times.push(performance.now());
      }
    };
    const lost = await cluster.machineWith('leader');
    let lostAt = 0;
    const statuses = await browsing(VISITORS, async () => {
      const buyers = Array.from({ length: BUYERS }, (_, buyer) => buy(buyer));
      await becomes(() => acknowledged.length >= 5, true);
      await lost.kill();
      lostAt = performance.now();
      await eventually(
        () => cluster.machineWith('leader').catch(() => lost),
        ({ name }) => name !== lost.name,
      );
      const before = acknowledged.length;
      await becomes(() => acknowledged.length > before, true);
      end.abort();
      lost.start();
      const backAt = performance.now();
      await follows(lost);
      t.diagnostic(`the lost machine was a standby after ${seconds(performance.now() - backAt)}`);
      await Promise.all(buyers);
    });
    const pauses = times
      .filter((time) => time > lostAt)
      .map((time, index, all) => time - (all[index - 1] ?? lostAt));
    const pause = Math.max(...pauses);
    t.diagnostic(`${acknowledged.length} orders, pages ${JSON.stringify(statuses)}`);
    t.diagnostic(`orders went on after ${seconds(pause)}`);
    assert.ok(pause < 30_000);
    assert.deepEqual(Object.keys(statuses), ['200']);
    assert.equal(new Set(acknowledged).size, keys.length);
    assert.equal(await count(stack.database, '"order" WHERE code = ANY($1)', [acknowledged]), keys.length);
    assert.equal(await count(stack.database, '"order"'), keys.length);
  });

  test('while nothing gets through from the gateway to the database, pages are shown, and changes afterwards', async (t) => {
    const { connections } = way;
    way.cut();
    const statuses = await browsing(10, async () => {
      await setPrice(stack.database, SHOWN, 12_300);
      assert.ok(await isPlaced());
      // The gateway has given up and tried again.
      await becomes(() => way.connections > connections, true);
    });
    assert.deepEqual(Object.keys(statuses), ['200']);
    way.mend();
    const mendedAt = performance.now();
    await becomes(shownPrice, 12_300);
    t.diagnostic(`changes were shown after ${seconds(performance.now() - mendedAt)}`);
  });

  test('orders go on while the disk of the standby is full, and it catches up afterwards', async (t) => {
    if (disks.length === 0) {
      t.skip('No small disk can be mounted here.');
      return;
    }
    const standby = await syncStandby();
    assert.ok(standby);
    const file = join(standby.folder, 'full');
    const { bavail, bsize } = statfsSync(standby.folder);
    execFileSync('fallocate', ['--length', String(bavail * bsize), file]);
    const fullAt = performance.now();
    let longest = 0;
    const order = async () => {
      const begin = performance.now();
      assert.ok(await isPlaced());
      longest = Math.max(longest, performance.now() - begin);
    };
    await eventually(
      async () => {
        // Then the standby needs a new file.
        await ask('SELECT pg_switch_wal()');
        await order();
        return readFileSync(standby.patroni.log, 'utf8');
      },
      (log) => log.includes('No space left on device'),
    );
    await syncStandby(({ name }) => name !== standby.name);
    t.diagnostic(`another one was the standby after ${seconds(performance.now() - fullAt)}`);
    await order();
    t.diagnostic(`the longest order took ${seconds(longest)}`);
    rmSync(file);
    await follows(standby);
  });

  test('without the majority of etcd, orders are refused, the log says why, and pages are shown', async (t) => {
    const primary = await cluster.machineWith('leader');
    const lost = cluster.machines.filter(({ name }) => name !== primary.name);
    const statuses = await browsing(10, async () => {
      const lostAt = performance.now();
      await Promise.all(lost.map(({ etcd }) => etcd.stop('SIGKILL')));
      await eventually(place, ({ status }) => status === 503);
      t.diagnostic(`orders were refused after ${seconds(performance.now() - lostAt)}`);
      assert.match(
        readFileSync(primary.patroni.log, 'utf8'),
        /demoting self because DCS is not accessible and I was a leader/,
      );
      for (const { etcd } of lost) etcd.start();
      const backAt = performance.now();
      await becomes(isPlaced, true);
      t.diagnostic(`orders went on after ${seconds(performance.now() - backAt)}`);
    });
    assert.deepEqual(Object.keys(statuses), ['200']);
  });

  test('a backup brings back the moment before a wrong DELETE', async (t) => {
    const content = () =>
      queryOnce(
        cluster.databaseUrl,
        `SELECT (SELECT md5(string_agg(code, ',' ORDER BY code)) FROM "order") AS orders,
           (SELECT md5(string_agg(id || ' ' || price, ',' ORDER BY id)) FROM product_variant_price) AS prices`,
      );
    assert.ok(await isPlaced());
    const wanted = await content();
    const { rows } = await stack.database.query<{ now: string }>('SELECT now()::text AS now');
    await stack.database.query('DELETE FROM product_variant_price');
    assert.notDeepEqual(await content(), wanted);
    const begin = performance.now();
    await cluster.restore(rows[0]?.now ?? '');
    assert.deepEqual(await content(), wanted);
    await becomes(isPlaced, true);
    t.diagnostic(`orders went on after ${seconds(performance.now() - begin)}`);
    await setPrice(stack.database, SHOWN, 45_600);
    await becomes(shownPrice, 45_600);
  });
});

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
