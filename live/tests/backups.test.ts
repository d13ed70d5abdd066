// `npm run live -- backup FILE` while the shop sells, and `restore FILE` in another folder and in the same one.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Child } from '../scripts/children.ts';
import { databaseUrlOf, readSecrets, readSettings, type Settings } from '../settings.ts';
import { Browser, count, orderOf, PORT, queryOnce, RADIO, registered, startBeforeTests } from './support.ts';

const { stack, guest } = startBeforeTests({ stocked: ['11'] });

const folder = mkdtempSync(join(tmpdir(), 'watchpost-backups-'));
// PostgreSQL may run as another user.
chmodSync(folder, 0o755);
after(() => rmSync(folder, { recursive: true, force: true }));
const fileOf = (name: string) => join(folder, name);
/** What `npm run live` has elsewhere. */
const elsewhere = { ...process.env, PORT: String(PORT + 4), LIVE_DATA: fileOf('another machine') };
const here = () => ({ ...process.env, PORT: String(PORT), LIVE_DATA: stack.settings.dataFolder });

async function live(environment: NodeJS.ProcessEnv, ...parameters: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../scripts/live.ts'), ...parameters], {
    env: environment,
    timeout: 120_000,
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { stdout, stderr, status };
}

async function succeeds(environment: NodeJS.ProcessEnv, ...parameters: readonly string[]): Promise<string> {
  const { stdout, stderr, status } = await live(environment, ...parameters);
  assert.equal(status, 0, stderr);
  return stdout;
}

/** What the program says when it refuses. */
async function refusal(environment: NodeJS.ProcessEnv, ...parameters: readonly string[]): Promise<string> {
  const { stderr, status } = await live(environment, ...parameters);
  assert.equal(status, 1);
  return stderr.trim();
}

/** Hashes of all rows of each table, and the numbers that come next. */
async function contentOf(settings: Settings): Promise<readonly unknown[]> {
  const url = databaseUrlOf(settings);
  const tables = await queryOnce(
    url,
    `SELECT string_agg(format('SELECT %L AS name, md5(string_agg(each::text, '','' ORDER BY each::text)) AS content FROM %I AS each', relname, relname), ' UNION ALL ' ORDER BY relname) AS sql
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query says so
  const [{ sql } = { sql: '' }] = tables as readonly { sql: string }[];
  const sequences = await queryOnce(
    url,
    `SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return [...(await queryOnce(url, `${sql} ORDER BY name`)), ...sequences];
}

const orderFrom = (buyer: Browser) => buyer.place(orderOf([{ ...RADIO, quantity: 1 }]));
let ordersInBackup = 0;

test('a backup has all that was stored when it began, while orders go on', async () => {
  await registered(stack.settings, 'ayse@example.com', 'correct horse battery');
  const { body: first } = await orderFrom(guest);
  const backup = succeeds(here(), 'backup', fileOf('busy.gz'));
  let orders = 0;
  do {
    assert.equal((await orderFrom(guest)).body.kind, 'placed');
    orders += 1;
  } while (await Promise.race([backup.then(() => false), setImmediate(true)]));
  assert.match(await backup, /^Backup: .*busy\.gz, [\d,]+ rows of .*Z, read again and complete\.$/m);
  assert.ok(orders > 1);
  const lines = gunzipSync(readFileSync(fileOf('busy.gz')))
    .toString()
    .split('\n');
  const rowsOf = (table: string) => {
    const start = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));
    return lines.slice(start + 1, lines.indexOf(String.raw`\.`, start));
  };
  ordersInBackup = rowsOf('order').length;
  assert.ok(rowsOf('order').some((row) => row.includes(first.number)));
  // What belongs together is of one moment.
  assert.equal(rowsOf('payment').length, ordersInBackup);
  assert.equal(rowsOf('order_line').length, ordersInBackup);
  // It has secrets.
  if (process.platform !== 'win32') assert.equal(statSync(fileOf('busy.gz')).mode & 0o777, 0o600);
});

test('another machine gets the same content and sells on', async () => {
  // Nothing changes from here on.
  await stack.gateway.stop();
  await stack.engine.stop();
  await succeeds(here(), 'backup', fileOf('quiet.gz'));
  const content = await contentOf(stack.settings);
  assert.match(await succeeds(elsewhere, 'restore', fileOf('quiet.gz')), /^Restored: [\d,]+ rows/m);
  const settings = readSettings(elsewhere);
  assert.deepEqual(readSecrets(settings), readSecrets(stack.settings));
  const postgres = new Child('PostgreSQL', 'database/run-postgres.ts', () => {}, elsewhere);
  const engine = new Child('The engine', 'engine/run-engine.ts', () => {}, elsewhere);
  await postgres.start();
  try {
    assert.deepEqual(await contentOf(settings), content);
    await engine.start();
    const databases = await queryOnce(
      databaseUrlOf(settings),
      `SELECT FROM pg_database WHERE datname NOT LIKE 'template%'`,
    );
    assert.equal(databases.length, 2);
  } finally {
    await engine.stop();
    await postgres.stop();
  }
});

test('nothing is restored over a shop that runs, and no file is written over', async () => {
  assert.equal(await refusal(here(), 'restore', fileOf('quiet.gz')), 'Stop `npm run live` first.');
  assert.equal(
    await refusal(here(), 'backup', fileOf('quiet.gz')),
    `${fileOf('quiet.gz')} exists already. Choose another name.`,
  );
  assert.match(
    await refusal(here(), 'backup', join(fileOf('quiet.gz'), 'inside.gz')),
    /could not be written: .+\.$/,
  );
  assert.equal(
    await refusal({ ...here(), DATABASE_URL: databaseUrlOf(stack.settings) }, 'restore', fileOf('quiet.gz')),
    'The database of DATABASE_URL is not empty. Make an empty one, and name it there.',
  );
});

test('a damaged backup is refused before anything is replaced', async () => {
  const whole = readFileSync(fileOf('quiet.gz'));
  const lines = gunzipSync(whole).toString();
  const damaged = {
    'cut.gz': whole.subarray(0, whole.length / 2),
    'end-missing.gz': gzipSync(lines.trimEnd().slice(0, lines.trimEnd().lastIndexOf('\n') + 1)),
    'changed.gz': gzipSync(lines.replace('ayse@example.com', 'AYSE@example.com')),
    'other.gz': gzipSync('{"watchpost":"cart"}\n'),
    'text.gz': Buffer.from('no backup'),
    'empty.gz': Buffer.alloc(0),
  };
  for (const [name, content] of Object.entries(damaged)) {
    writeFileSync(fileOf(name), content);
    assert.equal(
      await refusal({ ...elsewhere, LIVE_DATA: fileOf('untouched') }, 'restore', fileOf(name)),
      `${fileOf(name)} is no complete backup of this shop. Nothing was changed; take another one.`,
    );
  }
  assert.equal(
    await refusal({ ...elsewhere, LIVE_DATA: fileOf('untouched') }, 'restore', fileOf('none.gz')),
    `There is no file ${fileOf('none.gz')}.`,
  );
  assert.equal(existsSync(fileOf('untouched')), false);
});

test('a backup of a later version is refused', async () => {
  const lines = gunzipSync(readFileSync(fileOf('quiet.gz')))
    .toString()
    .trimEnd()
    .split('\n');
  const [head = '', ...rest] = lines;
  const later = [head.replace('"migrations":[', '"migrations":["Later9999999999999",'), ...rest.slice(0, -1)];
  const sha256 = createHash('sha256')
    .update(`${later.join('\n')}\n`)
    .digest('hex');
  const foot = JSON.stringify({ ...JSON.parse(rest.at(-1) ?? ''), sha256 });
  writeFileSync(fileOf('later.gz'), gzipSync(`${[...later, foot].join('\n')}\n`));
  assert.equal(
    await refusal(elsewhere, 'restore', fileOf('later.gz')),
    'The backup is of a later version of the shop. Restore it with that one.',
  );
});

test('the same machine gets back what it had, and keeps what it had since', async () => {
  const orders = await count(stack.database, '"order"');
  assert.ok(orders > ordersInBackup);
  await stack.postgres.stop();
  const said = await succeeds(here(), 'restore', fileOf('busy.gz'));
  await stack.postgres.start();
  await stack.engine.start();
  await stack.gateway.start();
  assert.equal(await count(stack.database, '"order"'), ordersInBackup);
  const browser = new Browser(stack.settings);
  assert.equal((await browser.signIn('ayse@example.com', 'correct horse battery')).body.kind, 'signed-in');
  assert.equal((await orderFrom(guest)).body.kind, 'placed');
  const [, kept = ''] = /kept in PostgreSQL as "(\w+)"/.exec(said) ?? [];
  const url = databaseUrlOf(stack.settings).replace(/\w+$/, kept);
  assert.equal((await queryOnce(url, 'SELECT FROM "order"')).length, orders);
});
