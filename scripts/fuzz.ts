import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

// Tries every parser with hostile input: `npm run fuzz -- --cases 20000 --seed 7`. Prints how many cases were tried and which
// took longest. A failure prints the seed and the smallest input that fails.

const REPORT = 'test-results/fuzz.json';

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly title: string;
      readonly meta: { readonly fuzz?: { readonly cases: number; readonly slowestMs: number } };
    }[];
  }[];
};

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '2500' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const { cases, seed, only } = values;
if (![cases, seed ?? '0'].every((value) => /^-?\d+$/.test(value))) {
  console.error(
    'Usage: npm run fuzz -- [--cases <per property>] [--seed <number>] [--only <part of a file name>]',
  );
  process.exit(2);
}

const { status } = spawnSync(
  'vitest',
  [
    'run',
    '--project',
    'fuzz',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${REPORT}`,
    only,
  ].filter(Boolean),
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, FUZZ_CASES: cases, ...(seed !== undefined && { FUZZ_SEED: seed }) },
  },
);

const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
const properties = report.testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .flatMap(({ title, meta: { fuzz } }) => (fuzz ? [{ title, ...fuzz }] : []))
  .toSorted((a, b) => b.slowestMs - a.slowestMs);
const total = properties.reduce((sum, property) => sum + property.cases, 0);
console.log(
  `\n${total.toLocaleString('en-US')} cases of ${properties.length} properties. The slowest cases, by processor time:`,
);
for (const { title, slowestMs } of properties.slice(0, 5))
  console.log(`${slowestMs.toFixed(1)} ms: ${title}`);
process.exit(status ?? 1);
