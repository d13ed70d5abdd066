// `npm run bench`: measures the built shop, compares with budgets.json, keeps the figures in bench/results/.
//   --only sizes,lighthouse,clicks,builds   parts to measure, else all
//   --runs 3                                runs of Lighthouse per page
//   --build                                 build first, even where dist/ is there
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallChromium } from '#scripts/chromium.ts';
import { isHeld, readBudgets } from './budgets.ts';
import { buildSite } from './build-site.ts';
import { buildTimes } from './build-times.ts';
import { clickTimes } from './click-times.ts';
import { firstLoadSizes } from './first-load-sizes.ts';
import { lighthouseFigures } from './lighthouse-figures.ts';
import type { Measurement } from './measured.ts';
import { withOpenSite } from '#scripts/open-site.ts';
import { resultTable } from './result-table.ts';

const PROJECT = join(import.meta.dirname, '..');
const SITE = join(PROJECT, 'dist');
const ROUNDS = 10;

const { values: wish } = parseArgs({
  options: {
    only: { type: 'string', default: 'sizes,lighthouse,clicks,builds' },
    runs: { type: 'string', default: '3' },
    build: { type: 'boolean', default: false },
  },
});

const say = (progress: string): void => console.error(progress);

const PARTS: Readonly<Record<string, () => Measurement | Promise<Measurement>>> = {
  sizes: () => firstLoadSizes(SITE),
  lighthouse: () =>
    withOpenSite(SITE, (address) =>
      lighthouseFigures({ address, chromiumPath: findOrInstallChromium(), runs: Number(wish.runs), say }),
    ),
  clicks: () =>
    withOpenSite(SITE, (address) =>
      clickTimes({ address, chromiumPath: findOrInstallChromium(), rounds: ROUNDS }),
    ),
  builds: () => buildTimes({ project: PROJECT, say }),
};

const parts = wish.only.split(',').map((name) => {
  const measure = PARTS[name];
  if (measure === undefined)
    throw new Error(`no part "${name}": choose from ${Object.keys(PARTS).join(', ')}`);
  return { name, measure };
});
if (!(Number(wish.runs) >= 1)) throw new Error('--runs takes a number from 1');

const budgets = readBudgets(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
const started = new Date();
const [load = 0] = loadavg();
if (wish.build || !existsSync(SITE)) say(`Built in ${buildSite(PROJECT).toFixed(1)} s`);

const results: Record<string, Measurement> = {};
for (const { name, measure } of parts) {
  const result = await measure();
  results[name] = result;
  console.log(`\n${resultTable(budgets, result.measured)}\n`);
  for (const note of result.notes) console.log(`- ${note}`);
}

const cores = availableParallelism();
if (load > cores / 2) {
  console.log(
    `\nThe machine had other work (load ${load.toFixed(1)} on ${cores} cores): times are too long.`,
  );
}

const machine = { node: process.version, processor: cpus()[0]?.model, cores, load };
const folder = join(PROJECT, 'bench/results');
const file = join(folder, `${started.toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
mkdirSync(folder, { recursive: true });
writeFileSync(file, `${JSON.stringify({ started, machine, results }, null, 2)}\n`);
console.log(`\nWritten to ${file}`);

const failed = Object.values(results)
  .flatMap(({ measured }) => measured)
  .flatMap(({ of, figure, value }) => {
    const budget = budgets.find((one) => one.figure === figure);
    return budget !== undefined && isHeld(budget, value) === false ? [`${budget.name}, ${of}`] : [];
  });
if (failed.length > 0) {
  console.error(`${failed.length} beyond their budgets:\n${failed.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
