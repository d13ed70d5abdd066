import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#scripts/browsers.ts';
import { writeCompressedCopies } from '#scripts/compressed-copies.ts';
import { withOpenSite } from '#scripts/open-site.ts';
import { LARGEST_CATEGORY } from '#bench/larger-catalogue.ts';
import type { Measurement, Report } from '#bench/measurement.ts';
import { pathOf } from '#bench/pages.ts';
import { buildMetrics, fileCounts } from './build-metrics.ts';
import { firstLoadMetrics } from './first-loads.ts';
import { listingTimes } from './listing-times.ts';
import { ownerTimes } from './owner-times.ts';
import { searchTimes } from './search-times.ts';
import { type ScaleShop, scaleShop } from './shop.ts';

type Options = {
  readonly project: string;
  readonly chromiumPath: string;
  /** Numbers of products. For each, the shop's own products are filled up with made-up ones to that number. */
  readonly sizes: readonly number[];
  /** Keeps the built shops in this folder, and uses those that it contains. Default: a temporary folder. */
  readonly folder?: string | undefined;
  readonly log: (progress: string) => void;
};

/** Larger shops are for live mode. As static files they need only build and open. */
const LARGEST = 2000;

export type ScaleContext = {
  readonly project: string;
  readonly browser: Browser;
  /** From the smallest to the largest. */
  readonly shops: readonly ScaleShop[];
};

type Metrics = (context: ScaleContext) => readonly Measurement[] | Promise<readonly Measurement[]>;

const GROUPS: Readonly<Record<string, Metrics>> = {
  builds: buildMetrics,
  files: fileCounts,
  'first loads': firstLoadMetrics,
  'times of the owner': ownerTimes,
  listings: listingTimes,
  'the search': searchTimes,
};

/** Builds the shop with catalogues of several sizes and measures what could grow too large or slow with the catalogue. */
export async function scaleMetrics({ project, chromiumPath, sizes, folder, log }: Options): Promise<Report> {
  const home = folder ?? mkdtempSync(join(tmpdir(), 'scale-'));
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const shops: ScaleShop[] = [];
    const notes: string[] = [];
    for (const size of sizes.toSorted((a, b) => a - b)) {
      const shop = await scaleShop(project, home, size);
      log(`${shop.subject}: built in ${shop.seconds.toFixed(1)} s`);
      await compressVisitedFiles(shop);
      if (shop.products <= LARGEST) shops.push(shop);
      else notes.push(await openedShop(browser, shop));
    }
    const measurements: Measurement[] = [];
    for (const [name, measure] of Object.entries(GROUPS)) {
      log(`Measuring ${name}`);
      try {
        measurements.push(...(await measure({ project, browser, shops })));
      } catch (error) {
        // The builds took minutes, so one failure does not discard the other metrics.
        notes.push(`${name} could not be measured: ${inspect(error)}`);
        process.exitCode = 1;
      }
    }
    return { measurements, notes };
  } finally {
    await browser.close();
    if (folder === undefined) rmSync(home, { recursive: true });
  }
}

/** Opens a category with several pages, and its second page. */
async function openedShop(browser: Browser, { subject, site, seconds, peakMegabytes }: ScaleShop) {
  await withOpenSite(site, async (address) => {
    const page = await browser.newPage({ baseURL: address });
    await page.goto(`/category/${LARGEST_CATEGORY}`);
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await page.getByRole('link', { name: 'Page 1', exact: true }).waitFor();
    await page.close();
  });
  return `${subject}: built in ${seconds.toFixed(0)} s with ${peakMegabytes.toFixed(0)} MB, and opened`;
}

/** Compresses what the measured visits load. All product pages would take minutes. */
async function compressVisitedFiles({ site, files }: ScaleShop): Promise<void> {
  const productPage = pathOf('Product').slice(1);
  const visited = files.filter(
    (file) =>
      !file.startsWith('product/') || [`${productPage}/index.html`, `${productPage}.data`].includes(file),
  );
  await writeCompressedCopies(visited.map((file) => join(site, file)));
}
