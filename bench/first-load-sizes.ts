import { type Browser, chromium, type Response } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#scripts/browsers.ts';
import type { MetricId } from './budgets.ts';
import type { Measurement, Report } from './measurement.ts';
import { PAGES } from './pages.ts';

const METRIC_BY_RESOURCE_TYPE = {
  script: 'javascript',
  stylesheet: 'css',
  document: 'html',
} as const satisfies Record<string, MetricId>;

type Options = { readonly address: string; readonly chromiumPath: string };

/** The gzip sizes of the scripts, style sheets and HTML that a first visit to each page loads, in kB. */
export async function firstLoadSizes({ address, chromiumPath }: Options): Promise<Report> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const measurements: Measurement[] = [];
    for (const { name, path } of PAGES) {
      const files = await firstLoad(browser, `${address}${path}`);
      for (const [type, metric] of Object.entries(METRIC_BY_RESOURCE_TYPE)) {
        const bytes = files.filter((file) => file.type === type).reduce((sum, file) => sum + file.bytes, 0);
        measurements.push({ subject: name, metric, value: bytes / 1000 });
      }
    }
    return { measurements, notes: [] };
  } finally {
    await browser.close();
  }
}

export type LoadedFile = {
  /** Such as `document`, `script` or `image`. */
  readonly type: string;
  readonly bytes: number;
};

/**
 * The files that a first visit loads, with their gzip sizes. The visitor saves data, so nothing is loaded ahead for the next
 * page.
 */
export async function firstLoad(browser: Browser, url: string): Promise<readonly LoadedFile[]> {
  // The budgets are gzip sizes, because every host can serve gzip.
  const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  const files = await Promise.all(responses.map(toLoadedFile));
  await context.close();
  return files;
}

async function toLoadedFile(response: Response): Promise<LoadedFile> {
  const request = response.request();
  const { responseBodySize } = await request.sizes();
  return { type: request.resourceType(), bytes: responseBodySize };
}
