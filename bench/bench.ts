// `npm run bench`: measures the built shop, compares it with budgets.json and saves the metrics in bench/results/.
//   --only sizes,lighthouse,clicks,builds,words   measures only these parts; `scale` and `live` are measured only if they are named
//   --runs 3                                Lighthouse runs per page
//   --sizes 58,1000,2000                    numbers of products for the parts `scale` and `live`; above 2,000 `scale` only builds and opens
//   --shops folder                          keeps the shops of the part `scale` in this folder, and reuses those that it contains
//   --built                                 measures dist/ without building it; it must have been built with --compress
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findOrInstallBrowser } from '#scripts/browsers.ts';
import { withOpenSite } from '#scripts/open-site.ts';
import { isWithinBudget, readBudgets } from './budgets.ts';
import { buildSite } from './build-site.ts';
import { buildTimes } from './build-times.ts';
import { clickTimes } from './click-times.ts';
import { firstLoadSizes } from './first-load-sizes.ts';
import { withFloorPage } from './floor-page.ts';
import { liveMetrics } from './live.ts';
import { lighthouseMetrics } from './lighthouse-metrics.ts';
import type { Report } from './measurement.ts';
import { plainWordsQuality } from './plain-words-quality.ts';
import { resultTable } from './result-table.ts';
import { scaleMetrics } from './scale/scale.ts';

const PROJECT = join(import.meta.dirname, '..');
const SITE = join(PROJECT, 'dist');
const CLICK_ROUNDS = 10;
/** Parts that do not measure dist/: they read the catalogue, or build shops of their own. */
const PARTS_WITHOUT_SITE = new Set(['builds', 'live', 'scale', 'words']);

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'sizes,lighthouse,clicks,builds,words' },
    runs: { type: 'string', default: '3' },
    sizes: { type: 'string', default: '58,1000,2000' },
    shops: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
if (!(runs >= 1)) throw new Error('--runs must be a number of at least 1');

const sizes = options.sizes.split(',').map(Number);
if (!sizes.every((size) => size >= 1)) throw new Error('--sizes must be numbers with commas between them');

const log = (progress: string): void => console.error(progress);
const chromiumPath = findOrInstallBrowser('Chromium');

const PARTS: Readonly<Record<string, () => Report | Promise<Report>>> = {
  sizes: () => withOpenSite(SITE, (address) => firstLoadSizes({ address, chromiumPath })),
  lighthouse: () =>
    withOpenSite(SITE, (address) =>
      withFloorPage((floorAddress) => lighthouseMetrics({ address, floorAddress, chromiumPath, runs, log })),
    ),
  clicks: () =>
    withOpenSite(SITE, (address) =>
      withFloorPage((floorAddress) =>
        clickTimes({ address, floorAddress, chromiumPath, rounds: CLICK_ROUNDS }),
      ),
    ),
  builds: () => buildTimes({ project: PROJECT, log }),
  words: () => plainWordsQuality(PROJECT),
  live: () => liveMetrics({ project: PROJECT, sizes, log }),
  scale: () => scaleMetrics({ project: PROJECT, chromiumPath, sizes, folder: options.shops, log }),
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
const needsSite = parts.some(({ name }) => !PARTS_WITHOUT_SITE.has(name));
// Hosts send compressed files.
if (needsSite && !options.built)
  log(`Built in ${buildSite(PROJECT, { finish: ['--compress'] }).toFixed(1)} s`);

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
  .flatMap(({ subject, metric, value }) => {
    const budget = budgets.find((candidate) => candidate.metric === metric);
    return budget !== undefined && isWithinBudget(budget, value) === false
      ? [`${budget.name}, ${subject}`]
      : [];
  });
if (failures.length > 0) {
  console.error(`${failures.length} outside the budgets:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
