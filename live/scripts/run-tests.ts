// `npm run test:live`: checks types and lint of live mode and runs its tests, of single parts and with the real engine. Arguments are
// test files.
import { spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run as runTests } from 'node:test';
import { spec, tap } from 'node:test/reporters';
import { installPackages } from './install.ts';

const LIVE_FOLDER = join(import.meta.dirname, '..');
const REPORTS = join(LIVE_FOLDER, '..', 'test-results');
const CLUSTER = join('tests', 'cluster.test.ts');
/** For each test and each suite. The containers take minutes to build. */
const TIMEOUT_MS = process.env['DOCKER'] === '1' ? 1_800_000 : 300_000;

installPackages(console.log, { withTools: true });
const chosen = process.argv.slice(2);
const all = readdirSync(join(LIVE_FOLDER, 'tests')).filter((name) => name.endsWith('.test.ts'));
const files = chosen.length > 0 ? chosen : all.map((name) => join('tests', name));
run(join('node_modules', 'typescript', 'bin', 'tsc'));
// With the packages of this folder. `npm run lint` is run without them, so it cannot use their types.
run(
  join('..', 'node_modules', 'oxlint', 'bin', 'oxlint'),
  '--config=../.oxlintrc.json',
  '--type-aware',
  '--deny-warnings',
);
mkdirSync(REPORTS, { recursive: true });
let status = await test(
  'live',
  files.filter((file) => file !== CLUSTER),
);
if (files.includes(CLUSTER)) {
  const { missingForCluster } = await import('./cluster.ts');
  const missing = missingForCluster();
  // By itself: beside others a failover takes longer. On a busy machine it may need a second attempt.
  if (missing !== false) console.log(`The cluster is not tested. ${missing}`);
  else if ((await test('cluster', [CLUSTER])) !== 0) status = (await test('cluster', [CLUSTER])) || status;
}
process.exitCode = status;

/** Runs files at the same time, those with most to do first, so that none is left alone at the end. */
async function test(report: string, chosen: readonly string[]): Promise<number> {
  if (chosen.length === 0) return 0;
  const sizeOf = (file: string) => statSync(join(LIVE_FOLDER, file)).size;
  const files = chosen.toSorted((a, b) => sizeOf(b) - sizeOf(a)).map((file) => join(LIVE_FOLDER, file));
  // Each starts PostgreSQL, the engine and the gateway, which take a gigabyte together, and often waits for them.
  const tests = runTests({ files, cwd: LIVE_FOLDER, concurrency: 3, timeout: TIMEOUT_MS });
  let status = 0;
  tests.on('test:fail', () => {
    status = 1;
  });
  tests.compose(new spec()).pipe(process.stdout, { end: false });
  await pipeline(tests.compose(tap), createWriteStream(join(REPORTS, `${report}.tap`)));
  return status;
}

function run(...parameters: readonly string[]): void {
  const { status } = spawnSync(process.execPath, parameters, { cwd: LIVE_FOLDER, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
