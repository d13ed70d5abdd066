import { test as base, expect as within, type Locator, type Page } from '@playwright/test';
import type { Goods } from './catalogue.ts';
import { money } from './money.ts';

/** A busy machine gets more time than Playwright’s 5 s; what is there at once costs none of it. */
export const expect = within.configure({ timeout: 10_000 });

/** A key of an earlier version that the shop erases at start: gone means that the page has taken over its HTML. */
const TAKEN_OVER_KEY = 'i18nextLng';

/** The shop as somebody uses it: everything is found by its role and name. */
export function shopOf(page: Page) {
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
    cardPrices: main.getByRole('article').getByText(/^\$[\d,]+\.\d\d$/),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    link: (name: string) => main.getByRole('link', { name, exact: true }),
    region: (name: string) => page.getByRole('region', { name, exact: true }),

    /** Goes to the address as somebody who types it, and waits until the page answers clicks. */
    async open(path: string): Promise<void> {
      await page.goto(path);
      await this.takenOver();
    },

    async reload(): Promise<void> {
      await page.reload();
      await this.takenOver();
    },

    async takenOver(): Promise<void> {
      await page.waitForFunction((key) => localStorage.getItem(key) === null, TAKEN_OVER_KEY);
    },

    /** What the header says of the cart. */
    async showsCart(count: number, cents: number): Promise<void> {
      const name = `Cart, ${count} ${count === 1 ? 'item' : 'items'}, ${money(cents)}`;
      await expect(banner.getByRole('button', { name, exact: true })).toBeVisible();
    },

    async showsWishes(count: number): Promise<void> {
      const name = `Wishlist, ${count} ${count === 1 ? 'item' : 'items'}`;
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible();
    },

    /** Puts something into storage before the first page of this tab is opened. */
    async keep(key: string, value: unknown): Promise<void> {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      await page.addInitScript(
        ([key, text]) => {
          const mark = `kept ${key}`;
          if (sessionStorage.getItem(mark) !== null) return;
          sessionStorage.setItem(mark, 'yes');
          localStorage.setItem(key, text);
        },
        [key, text] as const,
      );
    },

    storedText: (key: string) => page.evaluate((key) => localStorage.getItem(key), key),

    async stored(key: string): Promise<unknown> {
      const text = await this.storedText(key);
      return text === null ? null : JSON.parse(text);
    },

    scrollTop: () => page.evaluate(() => window.scrollY),
  };
}

export type Shop = ReturnType<typeof shopOf>;

/** A line as the shop stores it. */
export function savedLine({ id, title, image, price, availableQuantity }: Goods, quantity: number) {
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

export function savedWishlist(wishes: readonly Goods[]) {
  const items = wishes.map(({ id, title, image, price, brand, availableQuantity }) => ({
    id,
    title,
    image,
    price: price / 100,
    availableQuantity,
    brand,
  }));
  return { items, totalItems: items.length };
}

type Fixtures = {
  readonly shop: Shop;
  /** What the browser may say in this test although it is an error or a warning. */
  readonly expectedConsole: readonly RegExp[];
  readonly quiet: undefined;
};

/** Fails where the browser complains, an exception gets loose or a request goes to another host. */
export const test = base.extend<Fixtures>({
  expectedConsole: [[], { option: true }],

  // Violations of the content security policy are errors of the console too.
  quiet: [
    async ({ context, baseURL, expectedConsole }, provide) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        const severe = message.type() === 'error' || message.type() === 'warning';
        if (severe && !expectedConsole.some((expected) => expected.test(text))) {
          complaints.push(`${message.type()}: ${text}`);
        }
      });
      context.on('weberror', (error) => complaints.push(`exception: ${error.error().message}`));
      context.on('request', (request) => {
        const url = request.url();
        if (/^(https?|wss?):/.test(url) && !url.startsWith(`${baseURL}/`)) complaints.push(`request: ${url}`);
      });
      await provide(undefined);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],

  shop: async ({ context, page }, provide) => {
    await context.addInitScript((key) => {
      try {
        localStorage.setItem(key, 'tr');
      } catch {
        // A test has forbidden storage.
      }
    }, TAKEN_OVER_KEY);
    await provide(shopOf(page));
  },
});
