// How PostgreSQL starts and ends, without the engine.
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Child } from '../scripts/children.ts';
import { databaseUrlOf, readSettings } from '../settings.ts';
import { PORT, queryOnce } from './support.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'watchpost-live-'));
// PostgreSQL may run as another user.
chmodSync(dataFolder, 0o755);
const environment = { ...process.env, PORT: String(PORT), LIVE_DATA: dataFolder };
const settings = readSettings(environment);
const postgres = new Child('PostgreSQL', 'database/run-postgres.ts', () => {}, environment);
after(async () => {
  await postgres.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const query = (text: string, address = databaseUrlOf(settings)) => queryOnce(address, text);

test('a stop during the first start ends it, and the next start has the database', async () => {
  const start = postgres.start();
  const outcome = assert.rejects(start, /did not start \(exit code 0\)/);
  await postgres.stop();
  await outcome;
  await postgres.start();
  assert.deepEqual(await query('SELECT 1 AS one'), [{ one: 1 }]);
});

test('a start creates the database if an earlier start ended before creating it', async () => {
  await query('DROP DATABASE watchpost', databaseUrlOf(settings).replace(/watchpost$/, 'postgres'));
  await postgres.stop();
  await postgres.start();
  assert.deepEqual(await query('SELECT 1 AS one'), [{ one: 1 }]);
});
