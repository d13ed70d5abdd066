import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { CHROMIUM_FLAGS } from '#scripts/browsers.ts';
import type { MetricId } from './budgets.ts';
import type { Report } from './measurement.ts';
import { median } from './median.ts';
import { type PageName, pathOf } from './pages.ts';

type Click = {
  readonly metric: MetricId;
  /** For the same click on the floor page: how many times longer this one takes. */
  readonly ratio?: MetricId;
  readonly page: PageName;
  readonly target: (page: Page) => Locator;
  /** Selector of the element whose text the click changes. */
  readonly result: string;
  readonly device: Device;
  /** Whether it is the first click of a visit, with an empty cache. Others are measured with a filled cache. */
  readonly isFirst?: boolean;
};

type Device = {
  readonly context: BrowserContextOptions;
  /** How many times slower than this machine. */
  readonly slowdown: number;
  /** As Chromium's DevTools protocol expects it: milliseconds and bytes per second. */
  readonly network?: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  readonly press: (page: Page, target: Locator) => Promise<void>;
};

/** Time between pointing at an element and pressing it. */
export const HOVER_MS = 150;

/** The pointer rests on the element before the press. */
const DESKTOP: Device = {
  context: { viewport: { width: 1350, height: 940 } },
  slowdown: 1,
  async press(page, target) {
    await target.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
  },
};

/** The processor and the network of Lighthouse's mobile profile. A tap comes without a hover before it. */
const PHONE: Device = {
  context: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  slowdown: 4,
  network: { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 },
  press: (_page, target) => target.tap(),
};

/** Five years old. */
const OLD_PHONE: Device = { ...PHONE, slowdown: 6 };

const ADD_TO_CART = {
  page: 'Product',
  target: (page: Page) =>
    page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first(),
  result: 'header button[popovertarget="cart-dropdown"]',
} as const;

const CARD = {
  page: 'Category',
  target: (page: Page) => page.getByRole('main').locator('article a[href^="/product/"]').first(),
  result: 'main h1',
} as const;

const CLICKS: readonly Click[] = [
  { metric: 'add-to-badge', ratio: 'add-to-badge-ratio', ...ADD_TO_CART, device: DESKTOP },
  { metric: 'add-to-badge-phone', ...ADD_TO_CART, device: PHONE },
  { metric: 'card-to-heading', ratio: 'card-to-heading-ratio', ...CARD, device: DESKTOP },
  { metric: 'card-to-heading-phone', ...CARD, device: PHONE },
  {
    metric: 'menu-phone',
    page: 'Product',
    target: (page) => page.getByRole('button', { name: 'Open menu' }),
    result: 'header dialog',
    device: OLD_PHONE,
  },
  { metric: 'first-card-to-heading-phone', ...CARD, device: PHONE, isFirst: true },
];

/** Time from the end of loading until the press: the visitor looks at the page. */
export const LOOK_MS = 2000;

type Options = {
  readonly address: string;
  readonly floorAddress: string;
  readonly chromiumPath: string;
  readonly rounds: number;
};

/**
 * Measures each click on a newly opened page with an empty cart, and in turn with it the same click on the floor page, which
 * says how fast the machine is.
 */
export async function clickTimes({ address, floorAddress, chromiumPath, rounds }: Options): Promise<Report> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: CHROMIUM_FLAGS });
  try {
    const times = await Promise.all(
      CLICKS.map(async (click) => ({
        click,
        warmContext: click.isFirst ? undefined : await browser.newContext(click.device.context),
        runs: new Array<number>(),
        floorRuns: new Array<number>(),
      })),
    );
    // Fills the caches.
    for (const { click, warmContext } of times)
      if (warmContext) await clickOnce(warmContext, `${address}${pathOf(click.page)}`, click);
    for (let round = 0; round < rounds; round += 1) {
      for (const { click, warmContext, runs, floorRuns } of times) {
        const context = warmContext ?? (await browser.newContext(click.device.context));
        runs.push(await clickOnce(context, `${address}${pathOf(click.page)}`, click));
        if (click.ratio) floorRuns.push(await clickOnce(context, floorAddress, click));
        if (!warmContext) await context.close();
      }
    }
    return {
      measurements: [
        ...times.map(({ click: { page, metric }, runs }) => ({
          subject: page,
          metric,
          value: median(runs),
          runs,
        })),
        ...times.flatMap(({ click: { page, ratio }, runs, floorRuns }) =>
          ratio
            ? { subject: page, metric: ratio, value: median(runs) / median(floorRuns), runs: floorRuns }
            : [],
        ),
      ],
      notes: [],
    };
  } finally {
    await browser.close();
  }
}

async function clickOnce(
  context: BrowserContext,
  address: string,
  { device, target: find, result }: Click,
): Promise<number> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    if (device.network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, ...device.network });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: device.slowdown });
    await page.goto(address, { waitUntil: 'load' });
    const target = find(page);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(LOOK_MS);
    const timer = await page.evaluateHandle(startTimer, { selector: result, event: 'pointerdown' });
    await device.press(page, target);
    const time = await timer.evaluate(({ elapsed }) => elapsed);
    await page.evaluate(() => localStorage.clear());
    return time;
  } finally {
    await page.close();
  }
}

type TimerOptions = { readonly selector: string; readonly event: string };

/**
 * Runs in the page. Measures the milliseconds from the event until the frame after the one in which the text of
 * `selector` has changed, because the change is on the screen only then. An immediate change takes one to two frames,
 * 17 to 33 ms.
 */
export function startTimer({ selector, event }: TimerOptions): { readonly elapsed: Promise<number> } {
  const TIMEOUT_MS = 15_000;
  const visibleText = (): string => {
    const element = document.querySelector(selector);
    return element?.checkVisibility() ? (element.textContent ?? '') : '';
  };
  const elapsed = new Promise<number>((resolve, reject) => {
    const onEvent = (): void => {
      const start = performance.now();
      const before = visibleText();
      const check = (): void => {
        const text = visibleText();
        if (text !== '' && text !== before) {
          requestAnimationFrame(() => resolve(performance.now() - start));
        } else if (performance.now() - start > TIMEOUT_MS) {
          reject(
            new Error(`The text of "${selector}" is the same after ${TIMEOUT_MS} ms: ${text.slice(0, 80)}`),
          );
        } else {
          requestAnimationFrame(check);
        }
      };
      requestAnimationFrame(check);
    };
    addEventListener(event, onEvent, { capture: true, once: true });
  });
  return { elapsed };
}
