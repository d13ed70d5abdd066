import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { readSecrets, readSettings } from '../settings.ts';

let dataFolder: string;
let file: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'watchpost-secrets-'));
  file = join(dataFolder, 'secrets.json');
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

const secretsWith = (environment: NodeJS.ProcessEnv) =>
  readSecrets(readSettings({ LIVE_DATA: dataFolder }), environment);
const kept = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('secrets are generated once and kept where only their owner can read them', () => {
  const secrets = secretsWith({});
  assert.equal(new Set(Object.values(secrets)).size, 4);
  assert.deepEqual(secretsWith({}), secrets);
  assert.ok(process.platform === 'win32' || (statSync(file).mode & 0o077) === 0);
});

test('a secret from the environment is not kept', () => {
  const { ownerPassword, ...generated } = secretsWith({ OWNER_PASSWORD: 'of the owner' });
  assert.equal(ownerPassword, 'of the owner');
  assert.deepEqual(kept(), generated);
});

test('kept secrets stay when another one is generated, even if the environment overrides them', () => {
  writeFileSync(file, JSON.stringify({ databasePassword: 'of the database' }));
  assert.equal(secretsWith({ DATABASE_PASSWORD: 'of another' }).databasePassword, 'of another');
  assert.equal(secretsWith({}).databasePassword, 'of the database');
});
