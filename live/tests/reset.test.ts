// `npm run live -- --reset`, up to the answer to its question.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';

let dataFolder: string;
let secrets: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'watchpost-reset-'));
  secrets = join(dataFolder, 'secrets.json');
  writeFileSync(secrets, '{}');
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

function reset(answer: string, environment: NodeJS.ProcessEnv = {}) {
  const { DATABASE_URL: _url, ...own } = process.env;
  return spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/live.ts'), '--reset'], {
    env: { ...own, LIVE_DATA: dataFolder, ...environment },
    input: answer,
    encoding: 'utf8',
    timeout: 20_000,
  });
}

for (const answer of ['no\n', 'y\n', '\n', '']) {
  test(`deletes nothing after the answer ${JSON.stringify(answer)}`, () => {
    const { stdout } = reset(answer);
    assert.match(stdout, /This deletes all orders, customers and e-mails/);
    assert.ok(existsSync(secrets));
  });
}

test('refuses while the database runs', () => {
  mkdirSync(join(dataFolder, 'postgres'));
  writeFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), '1');
  const { status, stderr } = reset('delete\n');
  assert.equal(status, 1);
  assert.match(stderr, /Stop `npm run live` first/);
  assert.ok(existsSync(secrets));
});

test('refuses for a database of another server', () => {
  const { status, stderr } = reset('delete\n', { DATABASE_URL: 'postgres://elsewhere.example/shop' });
  assert.equal(status, 1);
  assert.match(stderr, /deletes only a database on this machine/);
  assert.ok(existsSync(secrets));
});
