import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#scripts/chromium.ts';
import type { FigureId } from './budgets.ts';
import type { Report } from './measurement.ts';
import { median } from './median.ts';
import { type PageName, pathOf } from './pages.ts';

type Click = {
  readonly figure: FigureId;
  readonly page: PageName;
  readonly target: (page: Page) => Locator;
  /** Selector of the element whose text the click changes. */
  readonly result: string;
};

const CLICKS: readonly Click[] = [
  {
    figure: 'add-to-badge',
    page: 'Product',
    target: (page) =>
      page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first(),
    result: 'header button[popovertarget]',
  },
  {
    figure: 'card-to-heading',
    page: 'Category',
    target: (page) => page.getByRole('main').locator('article a[href^="/product/"]').first(),
    result: 'main h1',
  },
];

const VIEWPORT = { width: 1350, height: 940 };
/** Time between pointing at an element and pressing it. */
const HOVER_MS = 150;

type Options = { readonly address: string; readonly chromiumPath: string; readonly rounds: number };

/** Measures each click on a newly opened page, with a filled cache and an empty cart. */
export async function clickTimes({ address, chromiumPath, rounds }: Options): Promise<Report> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const times = CLICKS.map((click) => ({ click, runs: new Array<number>() }));
    for (const { click } of times) await clickOnce(context, address, click); // Fills the cache.
    for (let round = 0; round < rounds; round += 1) {
      for (const { click, runs } of times) runs.push(await clickOnce(context, address, click));
    }
    return {
      measurements: times.map(({ click: { page, figure }, runs }) => ({
        subject: page,
        figure,
        value: median(runs),
        runs,
      })),
      notes: [],
    };
  } finally {
    await browser.close();
  }
}

async function clickOnce(context: BrowserContext, address: string, click: Click): Promise<number> {
  const page = await context.newPage();
  try {
    await page.goto(`${address}${pathOf(click.page)}`, { waitUntil: 'networkidle' });
    const target = click.target(page);
    await target.hover();
    await page.waitForTimeout(HOVER_MS);
    const timer = await page.evaluateHandle(startTimer, click.result);
    await page.mouse.down();
    await page.mouse.up();
    const time = await timer.evaluate(({ elapsed }) => elapsed);
    await page.evaluate(() => localStorage.clear());
    return time;
  } finally {
    await page.close();
  }
}

/**
 * Runs in the page. Measures the milliseconds from the press until the frame after the one in which the text of
 * `selector` has changed, because the change is on the screen only then. An immediate change takes one to two frames,
 * 17 to 33 ms.
 */
function startTimer(selector: string): { readonly elapsed: Promise<number> } {
  const TIMEOUT_MS = 15_000;
  const visibleText = (): string => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() ? (element.textContent ?? '') : '';
  };
  const elapsed = new Promise<number>((resolve, reject) => {
    const onPress = (): void => {
      const start = performance.now();
      const before = visibleText();
      const check = (): void => {
        const text = visibleText();
        if (text !== '' && text !== before) {
          requestAnimationFrame(() => resolve(performance.now() - start));
        } else if (performance.now() - start > TIMEOUT_MS) {
          reject(new Error(`The text of "${selector}" is still "${text}" after ${TIMEOUT_MS} ms.`));
        } else {
          requestAnimationFrame(check);
        }
      };
      requestAnimationFrame(check);
    };
    addEventListener('pointerdown', onPress, { capture: true, once: true });
  });
  return { elapsed };
}
