// `npm run live -- --reset`, up to the answer to its question.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { portOf } from './support.ts';

/** Reserved, and nothing listens there. */
const UNUSED_PORT = 1;

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
    assert.match(stdout, /all orders, customers, changes made in the back office, e-mails and secrets/);
    assert.ok(existsSync(secrets));
  });
}

/** As PostgreSQL writes it. */
function writePidFile(processId: number, port: number): void {
  mkdirSync(join(dataFolder, 'postgres'));
  const lines = [processId, join(dataFolder, 'postgres'), 1764122400, port, '', '127.0.0.1', '', 'ready', ''];
  writeFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), lines.join('\n'));
}

test('refuses while the database runs', async () => {
  // The file names this process, which is alive, and the port of a server that stands in for the database.
  const listener = createServer().listen(0, '127.0.0.1');
  try {
    await once(listener, 'listening');
    writePidFile(process.pid, portOf(listener));
    const { status, stderr } = reset('delete\n');
    assert.equal(status, 1);
    assert.match(stderr, /Stop `npm run live` first/);
    assert.ok(existsSync(secrets));
  } finally {
    listener.close();
  }
});

test('goes on after a crash of the database, whether or not another process now has its process number', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  for (const processId of [pid, process.pid]) {
    writePidFile(processId, UNUSED_PORT);
    assert.match(
      reset('no\n').stdout,
      /all orders, customers, changes made in the back office, e-mails and secrets/,
    );
    rmSync(join(dataFolder, 'postgres'), { recursive: true });
  }
});

test('refuses for a database of another server', () => {
  const { status, stderr } = reset('delete\n', { DATABASE_URL: 'postgres://elsewhere.example/shop' });
  assert.equal(status, 1);
  assert.match(stderr, /deletes only a database on this machine/);
  assert.ok(existsSync(secrets));
});
