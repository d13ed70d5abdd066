import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Measurement } from '#bench/measurement.ts';
import { median } from '#bench/median.ts';
import { withOpenSite } from '#scripts/open-site.ts';
import { type Profile, PROFILES, slowDown } from './profiles.ts';
import type { ScaleContext } from './scale.ts';

/** Typed letter by letter. The first letters have the most suggestions. */
const TYPED = ['thermal camera', 'hikvision', 'smoke detector', 'portable radio'];
/** Many specifications contain this text, but few titles do. */
const SEARCHED = '802.3af';
const ROUNDS = 5;
const SEARCH_BOX = 'Search products';
/** Suggestions for a letter appear within this time at the latest. */
const SETTLE_MS = 400;

/** Measures the search in shops of more than 500 products. In smaller ones, the suggestions also load all texts. */
export async function searchTimes({ browser, shops }: ScaleContext): Promise<readonly Measurement[]> {
  const measurements: Measurement[] = [];
  for (const { subject, site, products } of shops) {
    if (products <= 500) continue;
    await withOpenSite(site, async (address) => {
      const bytes = await suggestionBytes(browser, address);
      measurements.push({ subject, metric: 'suggestion-bytes', value: bytes / products });
      for (const profile of PROFILES) {
        const runs = await keystrokeTimes(browser, address, profile);
        measurements.push({
          subject,
          metric: `keystroke${profile.metricSuffix}`,
          value: percentile(runs, 0.95),
          runs,
        });
      }
      const searches = [];
      for (let round = 0; round < ROUNDS; round += 1) searches.push(await fullSearch(browser, address));
      measurements.push({ subject, metric: 'search-all', value: median(searches), runs: searches });
    });
  }
  return measurements;
}

/** The gzip size of the data that is fetched once the search box has the focus. */
async function suggestionBytes(browser: Browser, address: string): Promise<number> {
  // Responses of a service worker have no size.
  const page = await openPage(browser, address, { serviceWorkers: 'block' });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/data/')) return;
    sizes.push(
      response
        .request()
        .sizes()
        .then(({ responseBodySize }) => responseBodySize),
    );
  });
  await focusSearchBox(page);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.context().close();
  return bytes;
}

/** The milliseconds from each keystroke until its suggestions are painted. */
async function keystrokeTimes(
  browser: Browser,
  address: string,
  profile: Profile,
): Promise<readonly number[]> {
  const page = await openPage(browser, address);
  await focusSearchBox(page);
  const recorder = await page.evaluateHandle(recordChanges, 'header [role=listbox]');
  await slowDown(page, profile);
  for (const text of TYPED) {
    for (const letter of text) {
      await page.keyboard.press(letter);
      await page.waitForTimeout(SETTLE_MS * profile.slowdown);
    }
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.waitForTimeout(SETTLE_MS);
  }
  const times = await recorder.evaluate(({ times }) => times);
  await page.context().close();
  return times;
}

/**
 * The seconds from Enter until the results are shown and counted. Each call has a new browser context. Before Enter, no shard
 * is loaded, only the index, which the search box loads when it gets the focus.
 */
async function fullSearch(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser, address);
  await focusSearchBox(page);
  await page.keyboard.type(SEARCHED);
  const timer = await page.evaluateHandle(startSearchTimer);
  await page.keyboard.press('Enter');
  const seconds = await timer.evaluate(({ seconds }) => seconds);
  await page.context().close();
  return seconds;
}

async function openPage(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'Accept-Encoding': 'gzip' },
    ...options,
  });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  return page;
}

/** Waits until suggestions are possible. */
async function focusSearchBox(page: Page): Promise<void> {
  await page.getByLabel(SEARCH_BOX).focus();
  await page.getByRole('combobox', { name: SEARCH_BOX }).waitFor();
}

/**
 * Runs in the page. For each key press that changes the element, records the milliseconds from the press until the last
 * change is painted.
 */
function recordChanges(selector: string): { readonly times: readonly number[] } {
  const times: number[] = [];
  let start = 0;
  let isNewPress = false;
  addEventListener(
    'keydown',
    () => {
      start = performance.now();
      isNewPress = true;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const pressedAt = start;
    requestAnimationFrame(() => {
      // A task that is queued within a frame runs after its painting.
      setTimeout(() => {
        if (pressedAt !== start) return;
        // A later change of the same press replaces its time.
        if (!isNewPress) times.pop();
        times.push(performance.now() - start);
        isNewPress = false;
      });
    });
  }).observe(document.querySelector(selector) ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return { times };
}

/** Runs in the page. Measures the seconds from Enter until the results are shown and counted. */
function startSearchTimer(): { readonly seconds: Promise<number> } {
  const seconds = new Promise<number>((resolve) => {
    const onEnter = (): void => {
      const start = performance.now();
      const check = (): void => {
        const isShown = location.pathname === '/search' && document.querySelector('main article') !== null;
        const count = document.querySelector('main [role=status]')?.textContent ?? '';
        if (isShown && /^[\d,]+ results? for/.test(count)) resolve((performance.now() - start) / 1000);
        else requestAnimationFrame(check);
      };
      requestAnimationFrame(check);
    };
    addEventListener('keydown', onEnter, { capture: true, once: true });
  });
  return { seconds };
}

/** By the nearest-rank method. `share` is 0.95 for the 95th percentile. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}
