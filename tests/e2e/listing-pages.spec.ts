import { holdRequests } from './support/hold-requests.ts';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readCatalogueFiles } from '#app/catalogue/catalogue-files.server.ts';
import { buildSite } from '#bench/build-site.ts';
import { FIXTURE_CATALOGUE } from '#tests/support/fixture-sites.ts';
import { LARGEST_CATEGORY, largerCatalogue, writeCatalogue } from '#bench/larger-catalogue.ts';
import { staticSite } from '#scripts/static-site.ts';
import { filters, prices, query, titles } from './support/listing-page.ts';
import { accessibilityViolations } from './support/accessibility-violations.ts';
import { expect, type Shop, test } from './support/shop.ts';

// These journeys use a shop of their own, whose largest category has three pages.

const FOLDER = 'test-results/larger-shop';
const CATALOGUE = resolve(FOLDER, 'catalogue');
const SITE = join(FOLDER, 'site');
const PORT = Number(process.env['PORT'] ?? 4199) + 1;
const TOTAL = 110;
const PAGE_SIZE = 48;
const CATEGORY = `/category/${LARGEST_CATEGORY}`;

type ProductData = {
  readonly title: string;
  readonly category: string;
  readonly price: number;
  readonly availableQuantity: number;
  readonly isSoldOut?: boolean;
  readonly isAvailable?: boolean;
};

let server: FastifyInstance;
let products: readonly ProductData[];

// One build for all tests of this file.
test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://127.0.0.1:${PORT}`, allowedConsole: [/Failed to load resource/] });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // A quarter of the products are in the largest category.
  const texts = largerCatalogue(readCatalogueFiles(FIXTURE_CATALOGUE), { products: 4 * TOTAL });
  writeCatalogue(texts, CATALOGUE, join(FIXTURE_CATALOGUE, 'public'));
  const file: { readonly products: readonly ProductData[] } = JSON.parse(
    readFileSync(join(CATALOGUE, 'products.json'), 'utf8'),
  );
  products = file.products.filter(({ category }) => category === LARGEST_CATEGORY);
  buildSite('.', { environment: { SHOP_DIR: CATALOGUE, SITE_DIR: SITE } });
  server = staticSite(SITE);
  await server.listen({ port: PORT, host: '127.0.0.1' });
});
test.afterAll(() => server.close());

const pageLinks = ({ main }: Shop) => main.getByRole('navigation', { name: 'Pages', exact: true });
const pageLink = (shop: Shop, name: string) => pageLinks(shop).getByRole('link', { name, exact: true });
const range = (shop: Shop, text: string) =>
  shop.main.getByText(`Products ${text} of ${TOTAL}`, { exact: true });
const inCents = ({ price }: ProductData) => Math.round(price * 100);

async function headLinks({ page }: Shop) {
  const links = page.locator('head link:is([rel="canonical"], [rel="prev"], [rel="next"])');
  return links.evaluateAll((elements) =>
    elements
      .map(
        (link) => `${link.getAttribute('rel')} ${link.getAttribute('href')?.replace(/^https:..[^/]+/, '')}`,
      )
      .toSorted(),
  );
}

test('the first page and the links to the others are in the HTML', () => {
  const html = readFileSync(join(SITE, CATEGORY, 'index.html'), 'utf8');
  expect(html.match(/<article\b/g)).toHaveLength(PAGE_SIZE);
  expect(html).toContain(`Showing: ${TOTAL} products`);
  expect(html).toContain(`href="${CATEGORY}?page=3"`);
});

test('page links lead through all products, and each page has its own title and links in its head', async ({
  shop,
}) => {
  await shop.open(CATEGORY);
  await expect(shop.page).toHaveTitle('CCTV Systems | Watchpost');
  expect(await headLinks(shop)).toEqual([`canonical ${CATEGORY}`, `next ${CATEGORY}?page=2`]);
  const shown = await titles(shop);

  await pageLink(shop, 'Next page').press('Enter');
  await expect(range(shop, '49–96')).toBeVisible();
  await expect(shop.cards).toHaveCount(PAGE_SIZE);
  await expect(shop.region('Products')).toBeFocused();
  await expect(shop.main.getByRole('status').first()).toHaveText(`${TOTAL} products, page 2 of 3`);
  await expect(shop.page).toHaveURL(`${CATEGORY}?page=2`);
  await expect(shop.page).toHaveTitle('CCTV Systems, page 2 | Watchpost');
  expect(await headLinks(shop)).toEqual([
    `canonical ${CATEGORY}?page=2`,
    `next ${CATEGORY}?page=3`,
    `prev ${CATEGORY}`,
  ]);
  shown.push(...(await titles(shop)));

  await pageLink(shop, 'Page 3').click();
  await expect(range(shop, '97–110')).toBeVisible();
  await expect(shop.cards).toHaveCount(TOTAL - 2 * PAGE_SIZE);
  await expect(pageLink(shop, 'Page 3')).toHaveAttribute('aria-current', 'page');
  await expect(pageLink(shop, 'Next page')).toHaveCount(0);
  shown.push(...(await titles(shop)));
  expect(shown.toSorted()).toEqual(products.map(({ title }) => title).toSorted());
});

test('search engines may index further pages, but not if filtered, sorted or in another view', async ({
  shop,
}) => {
  const robots = shop.page.locator('head meta[name="robots"]');
  await shop.open(`${CATEGORY}?page=2&utm_source=mail`);
  await expect(range(shop, '49–96')).toBeVisible();
  await expect(robots).toHaveCount(0);
  expect(await headLinks(shop)).toContain(`canonical ${CATEGORY}?page=2`);

  await shop.open(`${CATEGORY}?page=2&view=list`);
  await expect(robots).toHaveAttribute('content', 'noindex');
  expect(await headLinks(shop)).toContain(`canonical ${CATEGORY}?page=2`);

  for (const choice of ['sort=price-asc', 'stock=in']) {
    await shop.open(`${CATEGORY}?page=2&${choice}`);
    await expect(robots).toHaveAttribute('content', 'noindex');
    expect(await headLinks(shop)).toContain(`canonical ${CATEGORY}`);
  }
});

test('applies a filter that was chosen before the code for several pages was loaded', async ({ shop }) => {
  const releaseCode = await holdRequests(shop.page, '**/category-pages-*.js');
  const requested = shop.page.waitForRequest('**/category-pages-*.js');
  await shop.page.goto(CATEGORY);
  await requested;
  const { inStock } = filters(shop);
  await inStock.check();
  releaseCode();
  await expect(shop.page).toHaveURL(`${CATEGORY}?stock=in`);
  await expect(inStock).toBeChecked();
});

test('back and forward restore the page and the scroll position', async ({ shop }) => {
  await shop.open(CATEGORY);
  await pageLink(shop, 'Page 2').click();
  await expect(range(shop, '49–96')).toBeVisible();
  await expect(shop.cards).toHaveCount(PAGE_SIZE);
  const [first] = await titles(shop);
  await shop.cardLinks.nth(20).click();
  await expect(shop.breadcrumb.getByRole('link', { name: 'CCTV Systems' })).toBeVisible();
  const before = await shop.page.evaluate(() => history.length);
  await shop.page.goBack();
  await expect(range(shop, '49–96')).toBeVisible();
  await expect.poll(async () => (await titles(shop))[0]).toBe(first);
  await expect(shop.cardLinks.nth(20)).toBeInViewport();
  await shop.page.goBack();
  await expect(range(shop, '1–48')).toBeVisible();
  await expect(pageLinks(shop)).toBeInViewport();
  await shop.page.goForward();
  await expect(range(shop, '49–96')).toBeVisible();
  expect(await shop.page.evaluate(() => history.length)).toBe(before);
});

test('a sort order and a filter hold for the whole category, also after a reload', async ({ shop }) => {
  await shop.open(`${CATEGORY}?page=2`);
  await expect(range(shop, '49–96')).toBeVisible();
  const { sort, inStock } = filters(shop);
  await sort.selectOption('Price: Low to High');
  await expect(range(shop, '1–48')).toBeVisible();
  await expect.poll(() => query(shop.page)).toBe('?sort=price-asc');
  const expected = products.map(inCents).toSorted((a, b) => a - b);
  await expect.poll(() => prices(shop)).toEqual(expected.slice(0, PAGE_SIZE));
  await pageLink(shop, 'Page 3').click();
  await expect.poll(() => prices(shop)).toEqual(expected.slice(2 * PAGE_SIZE));
  await shop.reload();
  await expect.poll(() => prices(shop)).toEqual(expected.slice(2 * PAGE_SIZE));

  const available = products.filter(
    ({ availableQuantity, isSoldOut = false, isAvailable = true }) =>
      availableQuantity > 0 && !isSoldOut && isAvailable,
  ).length;
  await expect(inStock).toHaveAccessibleName(`In Stock (${available})`);
  await inStock.check();
  await expect(shop.main.getByText(`Showing: ${available} products`, { exact: true })).toBeVisible();
  await expect.poll(() => query(shop.page)).toBe('?sort=price-asc&stock=in');
});

test('a page number past the end shows the last page and a message, without accessibility violations', async ({
  shop,
}) => {
  await shop.open(`${CATEGORY}?page=9`);
  await expect(shop.main.getByText('There is no page 9. This is the last page, page 3.')).toBeVisible();
  await expect(range(shop, '97–110')).toBeVisible();
  await expect(shop.page).toHaveTitle('CCTV Systems, page 3 | Watchpost');
  for (const colorScheme of ['light', 'dark'] as const) {
    await shop.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await accessibilityViolations(shop.page)).toEqual([]);
  }
});
