import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { CHROMIUM_FLAGS } from '#scripts/chromium.ts';

export type AuditWish = {
  readonly address: string;
  readonly path: string;
  readonly chromiumPath: string;
  /** What the visitor's browser keeps for the site when the page is opened. */
  readonly stored: Readonly<Record<string, string>>;
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** On a busy machine Lighthouse now and then misses the start of a page. */
const ATTEMPTS = 3;

/** One run of Lighthouse, mobile with its default throttling, in a browser of its own that has never seen the site. */
export async function lighthouseAudit(wish: AuditWish): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await auditOnce(wish);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function auditOnce({ address, path, chromiumPath, stored }: AuditWish): Promise<Result> {
  const browser = await launch({
    chromePath: chromiumPath,
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    logLevel: 'silent',
  });
  try {
    await store(`http://127.0.0.1:${browser.port}`, address, stored);
    const answer = await lighthouse(`${address}${path}`, {
      port: browser.port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: CATEGORIES,
      disableStorageReset: true,
      disableFullPageScreenshot: true,
    });
    const failure = answer === undefined ? 'no answer' : answer.lhr.runtimeError?.message;
    if (answer === undefined || failure !== undefined) throw new Error(`Lighthouse on ${path}: ${failure}`);
    return answer.lhr;
  } finally {
    browser.kill();
  }
}

async function store(browser: string, address: string, stored: AuditWish['stored']): Promise<void> {
  if (Object.keys(stored).length === 0) return;
  const connection = await chromium.connectOverCDP(browser);
  const page = await connection.contexts()[0]?.newPage();
  // An address of the site that brings nothing of the pages' files into the cache.
  await page?.goto(`${address}/robots.txt`);
  await page?.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  await page?.close();
  await connection.close();
}
