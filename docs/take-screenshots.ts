// Takes screenshots of the main screens of dist/ and writes them to docs/screens/: `npm run build && npm run screenshots`.
import { mkdir, rm } from 'node:fs/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS } from '#scripts/browsers.ts';
import { withOpenSite } from '#scripts/open-site.ts';

const FOLDER = 'docs/screens';

const DESKTOP = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

type Screen = {
  readonly name: string;
  readonly path: string;
  readonly size?: typeof DESKTOP;
  readonly scheme?: 'light' | 'dark';
  /** By default the cart holds three products. */
  readonly emptyCart?: boolean;
  /** Runs before the screenshot is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
};

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', emptyCart: true },
  { name: 'home-phone', path: '/', size: PHONE, emptyCart: true },
  { name: 'home-dark', path: '/', scheme: 'dark' },
  { name: 'collections', path: '/collections' },
  { name: 'category', path: '/category/cctv-systems' },
  { name: 'category-list', path: '/category/cctv-systems?view=list' },
  { name: 'category-compact', path: '/category/cctv-systems?view=compact' },
  { name: 'category-table', path: '/category/cctv-systems?view=table' },
  { name: 'category-figures', path: '/category/cctv-systems?f.ip=IP66&f.poe=802.3af' },
  { name: 'category-phone', path: '/category/cctv-systems', size: PHONE },
  { name: 'category-dark', path: '/category/wireless-communication', scheme: 'dark' },
  { name: 'product', path: '/product/49' },
  { name: 'product-tablet', path: '/product/45', size: TABLET },
  { name: 'product-phone', path: '/product/1', size: PHONE },
  { name: 'product-dark', path: '/product/11', scheme: 'dark' },
  {
    name: 'search',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('search').getByLabel('Search products').fill('dome');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'search-plain-words', path: '/search?q=outdoor%204k%20poe%20under%20500' },
  { name: 'compare', path: '/compare?ids=36,37,38' },
  { name: 'compare-phone', path: '/compare?ids=36,37', size: PHONE },
  { name: 'planner', path: '/planner' },
  { name: 'planner-phone', path: '/planner', size: PHONE },
  { name: 'system-check', path: '/system-check' },
  { name: 'quick-order', path: '/quick-order' },
  { name: 'quote', path: '/quote' },
  { name: 'cart', path: '/cart' },
  { name: 'cart-phone', path: '/cart', size: PHONE },
  { name: 'checkout', path: '/checkout' },
  { name: 'checkout-phone', path: '/checkout', size: PHONE },
  { name: 'faqs', path: '/faqs' },
  { name: 'about', path: '/about-us' },
];

const CART_PRODUCTS = ['/product/45', '/product/1', '/product/11'];

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
await withOpenSite('dist', async (address) => {
  for (const screen of SCREENS) await takeScreenshot(browser, address, screen);
});
await browser.close();

async function takeScreenshot(browser: Browser, baseURL: string, screen: Screen): Promise<void> {
  const { name, path, size = DESKTOP, scheme = 'light', emptyCart = false, prepare } = screen;
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (!emptyCart) for (const product of CART_PRODUCTS) await addToCart(page, product);
  await page.goto(path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(`${FOLDER}/${name}.webp`);
  await context.close();
  console.log(name);
}

async function addToCart(page: Page, product: string): Promise<void> {
  await page.goto(product, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.getByRole('status').getByText(/added/i).first().waitFor();
}
