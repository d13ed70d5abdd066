// Photographs the main screens of the built shop into docs/screens/: `npm run build && npm run album`.
import { mkdir, rm } from 'node:fs/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS } from './chromium.ts';
import { withOpenSite } from './open-site.ts';

const ALBUM = 'docs/screens';

const DESK = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };
const PHONE = { width: 390, height: 844 };

type Screen = {
  readonly name: string;
  readonly path: string;
  readonly size?: typeof DESK;
  readonly scheme?: 'light' | 'dark';
  /** Goes there without a cart; otherwise three products lie in it. */
  readonly empty?: boolean;
  readonly before?: (page: Page) => Promise<void>;
};

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', empty: true },
  { name: 'home-phone', path: '/', size: PHONE, empty: true },
  { name: 'home-dark', path: '/', scheme: 'dark' },
  { name: 'collections', path: '/collections' },
  { name: 'category', path: '/category/cctv-systems' },
  { name: 'category-list', path: '/category/cctv-systems?view=list' },
  { name: 'category-compact', path: '/category/cctv-systems?view=compact' },
  { name: 'category-phone', path: '/category/cctv-systems', size: PHONE },
  { name: 'category-dark', path: '/category/wireless-communication', scheme: 'dark' },
  { name: 'product', path: '/product/49' },
  { name: 'product-tablet', path: '/product/45', size: TABLET },
  { name: 'product-phone', path: '/product/1', size: PHONE },
  { name: 'product-dark', path: '/product/11', scheme: 'dark' },
  {
    name: 'search',
    path: '/',
    before: async (page) => {
      await page
        .getByRole('search')
        .getByRole('textbox')
        .or(page.getByLabel('Search products'))
        .first()
        .fill('dome');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'cart', path: '/cart' },
  { name: 'cart-phone', path: '/cart', size: PHONE },
  { name: 'checkout', path: '/checkout' },
  { name: 'checkout-phone', path: '/checkout', size: PHONE },
  { name: 'faqs', path: '/faqs' },
  { name: 'about', path: '/about-us' },
];

const IN_THE_CART = ['/product/45', '/product/1', '/product/11'];

await rm(ALBUM, { recursive: true, force: true });
await mkdir(ALBUM, { recursive: true });
const executablePath = process.env['CHROMIUM_PATH'] ?? '';
const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
await withOpenSite('dist', async (address) => {
  for (const screen of SCREENS) await photograph(browser, address, screen);
});
await browser.close();

async function photograph(browser: Browser, baseURL: string, screen: Screen): Promise<void> {
  const { name, path, size = DESK, scheme = 'light', empty = false, before } = screen;
  const context = await browser.newContext({
    baseURL,
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (!empty) for (const product of IN_THE_CART) await addToCart(page, product);
  await page.goto(path, { waitUntil: 'networkidle' });
  await before?.(page);
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(`${ALBUM}/${name}.webp`);
  await context.close();
  console.log(name);
}

async function addToCart(page: Page, product: string): Promise<void> {
  await page.goto(product, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await page.getByRole('status').getByText(/added/i).first().waitFor();
}
