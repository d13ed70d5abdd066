// `npm run test:live`: checks types and lint of live mode and runs its tests, of single parts and with the real engine. Arguments are
// test files.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
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
let status = test(
  'live',
  files.filter((file) => file !== CLUSTER),
);
if (files.includes(CLUSTER)) {
  const { missingForCluster } = await import('./cluster.ts');
  const missing = missingForCluster();
  // By itself: beside others a failover takes longer. On a busy machine it may need a second attempt.
  if (missing !== false) console.log(`The cluster is not tested. ${missing}`);
  else if (test('cluster', [CLUSTER]) !== 0) status = test('cluster', [CLUSTER]) || status;
}
process.exitCode = status;

function test(report: string, chosen: readonly string[]): number {
  if (chosen.length === 0) return 0;
  return runNode(
    '--test',
    // Each file starts PostgreSQL, the engine and the gateway, which take a gigabyte together.
    '--test-concurrency=2',
    `--test-timeout=${TIMEOUT_MS}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${join(REPORTS, `${report}.tap`)}`,
    ...chosen,
  );
}

function run(...parameters: readonly string[]): void {
  const status = runNode(...parameters);
  if (status !== 0) process.exit(status);
}

function runNode(...parameters: readonly string[]): number {
  return spawnSync(process.execPath, parameters, { cwd: LIVE_FOLDER, stdio: 'inherit' }).status ?? 1;
}
