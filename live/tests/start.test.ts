// `npm run live` with settings that cannot be used.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { PORT } from './support.ts';

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

test('an engine without a database says so in a line with the time', () => {
  const text = refusal('engine/run-engine.ts', { DATABASE_URL: 'postgres://127.0.0.1:1/shop' });
  assert.match(text, /^\d{4}-\d{2}-\d{2}T[\d:.]+Z {2}The engine did not start: .*ECONNREFUSED.*$/);
});
