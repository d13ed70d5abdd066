import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { HOVER_MS, LOOK_MS, startTimer } from '#bench/click-times.ts';
import { LARGEST_CATEGORY } from '#bench/larger-catalogue.ts';
import type { Measurement } from '#bench/measurement.ts';
import { median } from '#bench/median.ts';
import { withOpenSite } from '#scripts/open-site.ts';
import { type Profile, PROFILES, slowDown } from './profiles.ts';
import type { ScaleContext } from './scale.ts';

type Action = {
  readonly metric: 'filter-to-list' | 'sort-to-list' | 'page-to-list';
  readonly control: (page: Page) => Locator;
  /** The event from which the time counts. */
  readonly event: 'pointerdown' | 'change';
  readonly perform: (control: Locator) => Promise<unknown>;
};

const ACTIONS: readonly Action[] = [
  {
    metric: 'filter-to-list',
    control: (page) => page.getByRole('radio', { name: 'In stock' }),
    event: 'pointerdown',
    perform: (control) => control.click(),
  },
  {
    metric: 'sort-to-list',
    control: (page) => page.getByLabel('Sort by'),
    event: 'change',
    async perform(control) {
      // A visitor opens the menu before choosing.
      await control.focus();
      await control.page().waitForTimeout(HOVER_MS);
      await control.selectOption('Price: Low to High');
    },
  },
  {
    metric: 'page-to-list',
    control: (page) => page.getByRole('link', { name: 'Page 2', exact: true }),
    event: 'pointerdown',
    perform: (control) => control.click(),
  },
];

const VIEWPORT = { width: 1350, height: 940 };
const ROUNDS = 5;
const CARDS = 'main ul[data-view]';

/** The times until the list of the largest category has changed, each on a newly opened page, with a filled cache. */
export async function listingTimes({ browser, shops }: ScaleContext): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { subject, site } of shops) {
    const page = readFileSync(join(site, 'category', LARGEST_CATEGORY, 'index.html'), 'utf8');
    if (!page.includes('?page=2')) continue;
    const context = await browser.newContext({ viewport: VIEWPORT });
    await withOpenSite(site, async (address) => {
      const url = `${address}/category/${LARGEST_CATEGORY}`;
      for (const profile of PROFILES) {
        for (const action of ACTIONS) {
          const runs = await timesOf(context, url, action, profile);
          const metric = `${action.metric}${profile.metricSuffix}` as const;
          measurements.push({ subject, metric, value: median(runs), runs });
        }
      }
    });
    await context.close();
  }
  return measurements;
}

async function timesOf(
  context: BrowserContext,
  url: string,
  action: Action,
  profile: Profile,
): Promise<readonly number[]> {
  await timeOf(context, url, action, profile); // Fills the cache.
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(context, url, action, profile));
  return times;
}

async function timeOf(
  context: BrowserContext,
  url: string,
  { metric, control: find, event, perform }: Action,
  profile: Profile,
): Promise<number> {
  const page = await context.newPage();
  try {
    // `networkidle` is not reached when Chromium revalidates a cached file in the background: it does not report the end.
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(LOOK_MS);
    await slowDown(page, profile);
    const control = find(page);
    if (profile.hovers) await control.hover();
    await page.waitForTimeout(HOVER_MS);
    const timer = await page.evaluateHandle(startTimer, { selector: CARDS, event });
    await perform(control);
    return await timer.evaluate(({ elapsed }) => elapsed);
  } catch (error) {
    throw new Error(`${metric} at ${url}`, { cause: error });
  } finally {
    await page.close();
  }
}
