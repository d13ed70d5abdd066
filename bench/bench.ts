// `npm run bench`: measures the built shop, compares it with budgets.json and saves the figures in bench/results/.
//   --only sizes,lighthouse,clicks,builds   measures only these parts
//   --runs 3                                Lighthouse runs per page
//   --build                                 builds the shop even if dist/ exists
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallChromium } from '#scripts/chromium.ts';
import { withOpenSite } from '#scripts/open-site.ts';
import { isWithinBudget, readBudgets } from './budgets.ts';
import { buildSite } from './build-site.ts';
import { buildTimes } from './build-times.ts';
import { clickTimes } from './click-times.ts';
import { firstLoadSizes } from './first-load-sizes.ts';
import { lighthouseFigures } from './lighthouse-figures.ts';
import type { Report } from './measurement.ts';
import { resultTable } from './result-table.ts';

const PROJECT = join(import.meta.dirname, '..');
const SITE = join(PROJECT, 'dist');
const CLICK_ROUNDS = 10;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'sizes,lighthouse,clicks,builds' },
    runs: { type: 'string', default: '3' },
    build: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
if (!(runs >= 1)) throw new Error('--runs must be a number of at least 1');

const log = (progress: string): void => console.error(progress);
const chromiumPath = findOrInstallChromium();

const PARTS: Readonly<Record<string, () => Report | Promise<Report>>> = {
  sizes: () => withOpenSite(SITE, (address) => firstLoadSizes({ address, chromiumPath })),
  lighthouse: () => withOpenSite(SITE, (address) => lighthouseFigures({ address, chromiumPath, runs, log })),
  clicks: () => withOpenSite(SITE, (address) => clickTimes({ address, chromiumPath, rounds: CLICK_ROUNDS })),
  builds: () => buildTimes({ project: PROJECT, log }),
};

const parts = options.only.split(',').map((name) => {
  const measure = PARTS[name];
  if (measure === undefined) {
    throw new Error(`There is no part "${name}". The parts are ${Object.keys(PARTS).join(', ')}.`);
  }
  return { name, measure };
});

const budgets = readBudgets(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8'));
const start = new Date();
const [load = 0] = loadavg();
if (options.build || !existsSync(SITE)) log(`Built in ${buildSite(PROJECT).toFixed(1)} s`);

const reports: Record<string, Report> = {};
for (const { name, measure } of parts) {
  const report = await measure();
  reports[name] = report;
  console.log(`\n${resultTable(budgets, report.measurements)}\n`);
  for (const note of report.notes) console.log(`- ${note}`);
}

const cores = availableParallelism();
if (load > cores / 2) {
  console.log(
    `\nThe machine was busy (load ${load.toFixed(1)} on ${cores} cores), so the times are too long.`,
  );
}

const machine = { node: process.version, processor: cpus()[0]?.model, cores, load };
const folder = join(PROJECT, 'bench/results');
const file = join(folder, `${start.toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
mkdirSync(folder, { recursive: true });
writeFileSync(file, `${JSON.stringify({ start, machine, reports }, null, 2)}\n`);
console.log(`\nSaved to ${file}`);

const failures = Object.values(reports)
  .flatMap(({ measurements }) => measurements)
  .flatMap(({ subject, figure, value }) => {
    const budget = budgets.find((candidate) => candidate.figure === figure);
    return budget !== undefined && isWithinBudget(budget, value) === false
      ? [`${budget.name}, ${subject}`]
      : [];
  });
if (failures.length > 0) {
  console.error(`${failures.length} outside the budgets:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
