import { type BrowserContext, launch, type Page } from 'puppeteer-core';
import type { Engine, Tab } from './driver.ts';

/** Longer than any command takes on a busy machine. */
const DEADLINE_MS = 20_000;

/** What Firefox reports about requests that end because the page is left. The number is NS_BINDING_ABORTED. */
const ABORTED_REQUEST = /^Failed to load ‘.*’\. A ServiceWorker intercepted|status=2152398850/;

/** Starts Firefox, controlled over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    protocolTimeout: DEADLINE_MS,
  });
  return {
    minWidth: 320,
    async openTab() {
      const context = await browser.createBrowserContext();
      return tabOf(context, await context.newPage());
    },
    quit: () => browser.close(),
  };
}

function tabOf(context: BrowserContext, page: Page): Tab {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!ABORTED_REQUEST.test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complain(message.text());
  });
  page.on('pageerror', (error) => complain(error instanceof Error ? error.message : String(error)));
  return {
    complaints,
    async navigate(url) {
      // `page.goto` returns from Firefox only once the scripts have run.
      await page.evaluate(`location.href = '${url}'`);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(key, modifier) {
      if (modifier) await page.keyboard.down(modifier);
      await page.keyboard.press(key);
      if (modifier) await page.keyboard.up(modifier);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    async countNamed(role, name) {
      return (await page.$$(`::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`)).length;
    },
    close: () => context.close(),
  };
}
