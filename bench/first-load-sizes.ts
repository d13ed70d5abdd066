import { type Browser, chromium, type Response } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#scripts/chromium.ts';
import type { FigureId } from './budgets.ts';
import type { Measurement, Report } from './measurement.ts';
import { PAGES } from './pages.ts';

const FIGURE_BY_RESOURCE_TYPE = {
  script: 'javascript',
  stylesheet: 'css',
  document: 'html',
} as const satisfies Record<string, FigureId>;

type Options = { readonly address: string; readonly chromiumPath: string };

/** The gzip sizes of the scripts, style sheets and HTML that a first visit to each page loads, in kB. */
export async function firstLoadSizes({ address, chromiumPath }: Options): Promise<Report> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const measurements: Measurement[] = [];
    for (const { name, path } of PAGES) {
      const responses = await visit(browser, `${address}${path}`);
      for (const [type, figure] of Object.entries(FIGURE_BY_RESOURCE_TYPE)) {
        const value = await kilobytesOf(responses.filter((response) => typeOf(response) === type));
        measurements.push({ subject: name, figure, value });
      }
    }
    return { measurements, notes: [] };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<readonly Response[]> {
  // The budgets are gzip sizes, because every host can serve gzip.
  const context = await browser.newContext({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  return responses;
}

function typeOf(response: Response): string {
  return response.request().resourceType();
}

async function kilobytesOf(responses: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(responses.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
}
