import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '#scripts/chromium.ts';
import type { FigureId } from './budgets.ts';
import type { Measurement } from './measured.ts';
import { median } from './median.ts';
import { type PageName, pathOf } from './pages.ts';

type Click = {
  readonly figure: FigureId;
  readonly on: PageName;
  readonly target: (page: Page) => Locator;
  /** What says something else once the click has taken effect. */
  readonly answer: string;
};

const CLICKS: readonly Click[] = [
  {
    figure: 'add-to-badge',
    on: 'Product',
    target: (page) =>
      page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first(),
    answer: 'header button[popovertarget]',
  },
  {
    figure: 'card-to-heading',
    on: 'Category',
    target: (page) => page.getByRole('main').locator('article a[href^="/product/"]').first(),
    answer: 'main h1',
  },
];

const VIEWPORT = { width: 1350, height: 940 };
/** A hand rests on what it is about to press. */
const DWELL_MS = 150;

type ClicksWish = { readonly address: string; readonly chromiumPath: string; readonly rounds: number };

/** Each click on a page newly opened, with the site's files in the cache and nothing in the cart. */
export async function clickTimes({ address, chromiumPath, rounds }: ClicksWish): Promise<Measurement> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const times = CLICKS.map((click) => ({ click, runs: new Array<number>() }));
    for (const { click } of times) await clickOnce(context, address, click); // fills the cache
    for (let round = 0; round < rounds; round += 1) {
      for (const { click, runs } of times) runs.push(await clickOnce(context, address, click));
    }
    return {
      measured: times.map(({ click: { on, figure }, runs }) => ({
        of: on,
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
    await page.goto(`${address}${pathOf(click.on)}`, { waitUntil: 'networkidle' });
    const target = click.target(page);
    await target.hover();
    await page.waitForTimeout(DWELL_MS);
    const watch = await page.evaluateHandle(watchAnswer, click.answer);
    await page.mouse.down();
    await page.mouse.up();
    const time = await watch.evaluate(({ elapsed }) => elapsed);
    await page.evaluate(() => localStorage.clear());
    return time;
  } finally {
    await page.close();
  }
}

/**
 * Runs in the page: milliseconds from the press to the frame after the one in which the answer had changed, when it is
 * on the screen. So an answer without any delay takes one to two frames, 17 to 33 ms.
 */
function watchAnswer(answer: string): { readonly elapsed: Promise<number> } {
  const PATIENCE_MS = 15_000;
  const shown = (): string => {
    const element = document.querySelector(answer);
    return element?.checkVisibility() ? (element.textContent ?? '') : '';
  };
  const elapsed = new Promise<number>((resolve, reject) => {
    const onPress = (): void => {
      const pressed = performance.now();
      const before = shown();
      const look = (): void => {
        const now = shown();
        const since = performance.now() - pressed;
        if (now !== '' && now !== before) requestAnimationFrame(() => resolve(performance.now() - pressed));
        else if (since > PATIENCE_MS) reject(new Error(`"${answer}" still says "${now}" after ${since} ms`));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerdown', onPress, { capture: true, once: true });
  });
  return { elapsed };
}
