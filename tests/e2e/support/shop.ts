import { test as base, expect as baseExpect, type Locator, type Page } from '@playwright/test';
import type { Product } from './catalogue.ts';
import { money } from './money.ts';

/** Playwright's default of 5 s is too short for a busy machine. */
export const expect = baseExpect.configure({ timeout: 10_000 });

/** The shop erases this key of an earlier version when it starts, so its absence means that the page is hydrated. */
const ERASED_KEY = 'i18nextLng';

/** Warnings about the service workers and pictures that playwright.config.ts switches off. */
const SWITCHED_OFF =
  /^Service Worker registration blocked by Playwright|because image loading is disabled|\.avif was preloaded using link preload but not used/;

/**
 * The shop's elements, found by role and accessible name.
 * @param storagePrefix what the shop's storage keys begin with: `shop/` if the shop is in the folder `shop` of its host
 */
export function shopOf(page: Page, storagePrefix = '') {
  const banner = page.getByRole('banner');
  const main = page.getByRole('main');
  const searchForm = page.getByRole('search');
  const status = page.getByRole('status');

  return {
    page,
    banner,
    main,
    footer: page.getByRole('contentinfo'),
    skipLink: page.getByRole('link', { name: 'Skip to content' }),
    heading: main.getByRole('heading', { level: 1 }),
    logo: banner.getByRole('link', { name: /^Watchpost/ }),
    categoryRow: page.getByRole('navigation', { name: 'Categories' }),
    breadcrumb: page.getByRole('navigation', { name: 'Breadcrumb' }),

    searchForm,
    searchField: searchForm
      .getByRole('searchbox', { name: 'Search products', exact: true })
      .or(searchForm.getByRole('combobox', { name: 'Search products', exact: true })),
    searchButton: searchForm.getByRole('button', { name: 'Search', exact: true }),
    suggestions: page.getByRole('listbox', { name: 'Suggestions' }),

    wishlistLink: banner.getByRole('link', { name: /^Wishlist, \d+ items?$/ }),
    cartButton: banner.getByRole('button', { name: /^Cart, \d+ items?, \$[\d,]+\.\d\d$/ }),
    cartDropdown: page.getByRole('dialog', { name: 'Shopping cart' }),

    notice: (text: string | RegExp) => status.getByText(text, { exact: true }),
    undo: status.getByRole('button', { name: 'Undo' }),

    cards: main.getByRole('article'),
    card: (title: string, within: Locator = main) =>
      within.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) }),
    cardLinks: main.getByRole('article').getByRole('link'),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    link: (name: string) => main.getByRole('link', { name, exact: true }),
    region: (name: string) => page.getByRole('region', { name, exact: true }),

    /** Loads the page and waits until it is hydrated. */
    async open(path: string): Promise<void> {
      await page.goto(path);
      await this.waitForHydration();
    },

    async reload(): Promise<void> {
      await page.reload();
      await this.waitForHydration();
    },

    async waitForHydration(): Promise<void> {
      await page.waitForFunction((key) => localStorage.getItem(key) === null, storagePrefix + ERASED_KEY);
    },

    /** Expects the header to show this cart. */
    async expectCart(count: number, cents: number): Promise<void> {
      const name = `Cart, ${count} ${count === 1 ? 'item' : 'items'}, ${money(cents)}`;
      await expect(banner.getByRole('button', { name, exact: true })).toBeVisible();
    },

    /** Expects the header to show this number. */
    async expectWishlistCount(count: number): Promise<void> {
      const name = `Wishlist, ${count} ${count === 1 ? 'item' : 'items'}`;
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible();
    },

    /** Stores a value before the first page of this tab loads. */
    async store(key: string, value: unknown): Promise<void> {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      await page.addInitScript(
        ([key, text]) => {
          const mark = `stored ${key}`;
          if (sessionStorage.getItem(mark) !== null) return;
          sessionStorage.setItem(mark, 'yes');
          localStorage.setItem(key, text);
        },
        [key, text] as const,
      );
    },

    storedText: (key: string) => page.evaluate((key) => localStorage.getItem(key), key),

    async storedValue(key: string): Promise<unknown> {
      const text = await this.storedText(key);
      return text === null ? null : JSON.parse(text);
    },

    scrollTop: () => page.evaluate(() => window.scrollY),
  };
}

export type Shop = ReturnType<typeof shopOf>;

/** A cart line in the stored format. */
export function savedLine({ id, title, image, price, availableQuantity }: Product, quantity: number) {
  return { id, title, image, price: price / 100, availableQuantity, quantity };
}

export function savedCart(items: readonly ReturnType<typeof savedLine>[]) {
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return {
    items,
    totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPrice: cents / 100,
  };
}

export function savedWishlist(products: readonly Product[]) {
  const items = products.map(({ id, title, image, price, brand, availableQuantity }) => ({
    id,
    title,
    image,
    price: price / 100,
    availableQuantity,
    brand,
  }));
  return { items, totalItems: items.length };
}

export function savedComparison(products: readonly Product[]) {
  return { items: products.map(({ id, title, image }) => ({ id, title, image })) };
}

type Fixtures = {
  readonly shop: Shop;
  /** What the shop's storage keys begin with, see `shopOf`. */
  readonly storagePrefix: string;
  /** Console errors and warnings that do not fail the test. */
  readonly allowedConsole: readonly RegExp[];
  /** Addresses of other hosts that may be asked, by how they begin. */
  readonly allowedHosts: readonly string[];
  /** Uncaught exceptions that do not fail the test. */
  readonly allowedExceptions: readonly RegExp[];
  readonly failOnComplaints: undefined;
};

/** A test that also fails on console errors and warnings, uncaught exceptions and requests to other hosts. */
export const test = base.extend<Fixtures>({
  allowedConsole: [[], { option: true }],
  allowedHosts: [[], { option: true }],
  storagePrefix: ['', { option: true }],
  allowedExceptions: [[], { option: true }],

  // The console also reports violations of the content security policy.
  failOnComplaints: [
    async ({ context, baseURL, allowedConsole, allowedHosts, allowedExceptions }, provide) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        if (SWITCHED_OFF.test(text)) return;
        const severe = message.type() === 'error' || message.type() === 'warning';
        if (severe && !allowedConsole.some((pattern) => pattern.test(text))) {
          complaints.push(`${message.type()}: ${text}`);
        }
      });
      context.on('weberror', (error) => {
        const { message } = error.error();
        if (!allowedExceptions.some((pattern) => pattern.test(message))) {
          complaints.push(`exception: ${message}`);
        }
      });
      context.on('request', (request) => {
        const url = request.url();
        const isAllowed = [`${baseURL}/`, ...allowedHosts].some((start) => url.startsWith(start));
        if (/^(https?|wss?):/.test(url) && !isAllowed) complaints.push(`request: ${url}`);
      });
      await provide(undefined);
      expect(complaints, 'console messages, exceptions and requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],

  shop: async ({ context, page, storagePrefix }, provide) => {
    await context.addInitScript((key) => {
      try {
        localStorage.setItem(key, 'tr');
      } catch {
        // Some tests block storage.
      }
    }, storagePrefix + ERASED_KEY);
    await provide(shopOf(page, storagePrefix));
  },
});
