import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_FLAGS } from '#scripts/browsers.ts';

export type AuditOptions = {
  readonly address: string;
  readonly path: string;
  readonly chromiumPath: string;
  /** False leaves out the SEO audits, because a page with `noindex` fails them by design. */
  readonly isPublic: boolean;
  /** The content of `localStorage` before the audit. */
  readonly stored: Readonly<Record<string, string>>;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** On a busy machine Lighthouse sometimes misses the first paint and fails. */
const ATTEMPTS = 3;

/** Runs Lighthouse for mobile with its default throttling, in a new browser with an empty cache. */
export async function lighthouseAudit(options: AuditOptions): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(options);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function auditOnce({ address, path, chromiumPath, isPublic, stored }: AuditOptions): Promise<Result> {
  const browser = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    logLevel: 'silent',
  });
  try {
    await fillStorage(`http://127.0.0.1:${browser.port}`, address, stored);
    const result = await lighthouse(`${address}${path}`, {
      port: browser.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: isPublic ? [...CATEGORIES, 'seo'] : CATEGORIES,
      disableStorageReset: true,
      disableFullPageScreenshot: true,
    });
    const failure = result === undefined ? 'no result' : result.lhr.runtimeError?.message;
    if (result === undefined || failure !== undefined) throw new Error(`Lighthouse on ${path}: ${failure}`);
    return result.lhr;
  } finally {
    browser.kill();
  }
}

async function fillStorage(browser: string, address: string, stored: AuditOptions['stored']): Promise<void> {
  if (Object.keys(stored).length === 0) return;
  const connection = await chromium.connectOverCDP(browser);
  const page = await connection.contexts()[0]?.newPage();
  // localStorage needs a page of the site's origin. Loading robots.txt caches none of the site's scripts and styles.
  await page?.goto(`${address}/robots.txt`);
  await page?.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await page?.close();
  await connection.close();
}
