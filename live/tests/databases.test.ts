// Databases that earlier versions have made: the engine starts on them, sells and shows. `databases/COMMIT.sql.br` is what the engine of
// that commit had made at its first start, as `pg_dump --inserts` writes it, without most of what pages read.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import pg from 'pg';
import { checkBackup } from '../database/backup.ts';
import { readCatalogueFiles } from '../engine/catalogue-files.ts';
import { repairTables } from '../products/tables.ts';
import { Child } from '../scripts/children.ts';
import { databaseUrlOf, readSettings } from '../settings.ts';
import { becomes, count, orderOf, PORT, queryOnce, RADIO, setPrice, startBeforeTests } from './support.ts';

const VERSIONS = {
  '5b779fbd': 'the first with pages on demand',
  '1ef73794': 'the last before its table of variants got another name',
  '8fbdcc71': 'one with codes for Quick Order',
};

const dataFolder = mkdtempSync(join(tmpdir(), 'watchpost-databases-'));
// PostgreSQL may run as another user.
chmodSync(dataFolder, 0o755);
const environment = { ...process.env, PORT: String(PORT), LIVE_DATA: dataFolder };
const settings = readSettings(environment);
const postgres = new Child('PostgreSQL', 'database/run-postgres.ts', () => {}, environment);
const urlOf = (name: string) => databaseUrlOf(settings).replace(/\w+$/, name);

before(async () => {
  await postgres.start();
  for (const commit of Object.keys(VERSIONS)) await load(commit, `of_${commit}`);
});
after(async () => {
  await postgres.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

async function load(commit: string, database: string): Promise<void> {
  await queryOnce(urlOf('postgres'), `CREATE DATABASE ${database}`);
  const file = join(import.meta.dirname, 'databases', `${commit}.sql.br`);
  await queryOnce(urlOf(database), brotliDecompressSync(readFileSync(file)).toString());
}

for (const [commit, what] of Object.entries(VERSIONS))
  describe(`a database of ${commit}, ${what}`, () => {
    const url = urlOf(`of_${commit}`);
    const { stack, guest } = startBeforeTests({
      environment: { DATABASE_URL: url },
      startsDatabase: false,
      stocked: [RADIO.productId],
    });
    const pageOf = (id: string) => fetch(`${stack.settings.publicUrl}/product/${id}`);

    test('sells, and shows what has changed', async () => {
      await becomes(async () => (await pageOf(RADIO.productId)).status, 200);
      const { body } = await guest.place(orderOf([{ ...RADIO, quantity: 1 }]));
      assert.equal(body.kind, 'placed');
      assert.equal(await count(stack.database, `"order" WHERE code = $1`, [body.number]), 1);
      await setPrice(stack.database, '13', 11_100);
      await becomes(async () => JSON.parse(await (await pageOf('13')).text()).price, 11_100);
      const { length } = readCatalogueFiles(stack.settings.ownerFolder);
      assert.equal(await count(stack.database, 'shop.searched'), length);
    });
  });

describe('what pages read', () => {
  const client = new pg.Client({ connectionString: urlOf('of_8fbdcc71') });
  before(() => client.connect());
  after(() => client.end());

  const rows = async (sql: string) => (await client.query(sql)).rows;
  const indexes = () =>
    rows(
      `SELECT regexp_replace(indexdef, 'INDEX \\S+', '') AS index FROM pg_indexes WHERE schemaname = 'shop' ORDER BY 1`,
    );
  const isComplete = async () => (await rows('SELECT FROM shop.product LIMIT 1')).length > 0;

  test('stays if its form is right', async () => {
    const state = await rows('SELECT * FROM shop.state');
    await repairTables(client);
    assert.deepEqual(await rows('SELECT * FROM shop.state'), state);
    assert.equal(await isComplete(), true);
  });

  test('gets indexes that are missing, and loses others, with all its products', async () => {
    const right = await indexes();
    await client.query('DROP INDEX shop.searched_texts_idx');
    await client.query('CREATE INDEX ON shop.code USING gin (key gin_trgm_ops)');
    await repairTables(client);
    assert.deepEqual(await indexes(), right);
    assert.equal(await isComplete(), true);
  });

  for (const [name, damage] of Object.entries({
    'a column': 'ALTER TABLE shop.product DROP COLUMN discount',
    'the type of a column': 'ALTER TABLE shop.entry ALTER price TYPE bigint',
    'a key': 'ALTER TABLE shop.code DROP CONSTRAINT code_pkey',
    'a view': 'DROP VIEW shop.sku',
    'a trigger': 'DROP TRIGGER note_change ON stock_level',
    'a function': `CREATE OR REPLACE FUNCTION shop.note_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`,
    'all of it': 'DROP SCHEMA shop CASCADE',
  }))
    test(`is made anew if ${name} is another or missing`, async () => {
      await client.query(damage);
      await repairTables(client);
      assert.deepEqual(await rows('SELECT version, files FROM shop.state'), [{ version: '0', files: '' }]);
      await client.query(`UPDATE shop.state SET version = 1`);
      await repairTables(client);
      assert.deepEqual(await rows('SELECT version FROM shop.state'), [{ version: '1' }]);
      await client.query('UPDATE product_variant SET enabled = enabled');
      assert.deepEqual(await rows('SELECT id FROM product EXCEPT SELECT "productId" FROM shop.change'), []);
    });

  test('may still be read by a role that could read it', async () => {
    await client.query(
      `CREATE ROLE "the pages"; GRANT USAGE ON SCHEMA shop TO "the pages"; DROP VIEW shop.sku`,
    );
    await repairTables(client);
    await client.query('SET ROLE "the pages"');
    try {
      assert.deepEqual(await rows('SELECT version FROM shop.state'), [{ version: '0' }]);
      await assert.rejects(client.query('UPDATE shop.state SET version = 1'), /permission denied/);
    } finally {
      await client.query('RESET ROLE');
    }
  });
});

test('a migration that fails stops the start in a sentence, with a backup, and leaves the database as it was', async () => {
  await load('5b779fbd', 'damaged');
  const url = urlOf('damaged');
  await queryOnce(url, `DELETE FROM migrations WHERE name LIKE 'CatalogueTexts%'`);
  const before = await queryOnce(url, 'SELECT name FROM migrations ORDER BY name');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '..', 'engine/run-engine.ts')],
    {
      env: { ...environment, DATABASE_URL: url },
      encoding: 'utf8',
      timeout: 60_000,
    },
  );
  assert.equal(status, 1);
  const said = stderr.trim();
  assert.match(
    said,
    /^\S+ {2}The engine did not start: The database could not be brought to this version of the shop \(column "customFieldsCataloguetexts" of relation "product_variant" already exists\) and is as before\. To go back, start the version that ran before\. A backup of it is (\S+\.gz)\.$/,
  );
  const [, backup = ''] = /A backup of it is (\S+)\.$/.exec(said) ?? [];
  assert.ok((await checkBackup(backup)).head.migrations.length > 0);
  assert.deepEqual(await queryOnce(url, 'SELECT name FROM migrations ORDER BY name'), before);
  assert.deepEqual(
    await queryOnce(url, `SELECT FROM pg_indexes WHERE indexname = 'product_variant_sku'`),
    [],
  );
});
