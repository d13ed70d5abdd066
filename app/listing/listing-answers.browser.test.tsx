import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { memoryProducts } from '#app/products/memory-products.ts';
import { CATALOGUE_PATH } from '#app/products/addresses.ts';
import type { CatalogueData } from '#app/products/catalogue-source.ts';
import type { Products } from '#app/products/products.ts';
import { builtListing, manyProducts } from '#tests/support/a-listing.ts';
import { renderOnPage } from '#tests/support/render-on-page.tsx';
import { ListingView } from './listing-view.tsx';

const shop = vi.hoisted(() => ({
  list: vi.fn<Products['list']>(),
  find: vi.fn<Products['find']>(),
  columns: vi.fn<Products['columns']>(),
}));
vi.mock(import('#app/back-end.ts'), async (original) => ({
  ...(await original()),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a listing asks nothing else
  products: async () => shop as unknown as Products,
}));

const PATH = '/category/cameras';
const products = manyProducts(500);

const region = page.getByRole('region', { name: 'Products' });
const pages = page.getByRole('navigation', { name: 'Pages' });
const link = (name: string) => pages.getByRole('link', { name, exact: true });
const count = page.getByText(/^Showing: /);
const range = page.getByText(/^Products \d+–/);
const alert = page.getByRole('alert');
const retry = page.getByRole('button', { name: 'Retry' });
const rows = page.getByRole('region', { name: 'Product table' }).getByRole('row');

/** The number of rows that state a night vision range. */
const statedRanges = () =>
  rows.elements().filter(({ textContent }) => textContent.includes('\u00a0m')).length;

let slugs = 0;

/** Each call opens another category, because the last answers of one are kept. */
async function open(query = '', listed = products) {
  slugs += 1;
  const { page, files } = builtListing(listed, `cameras-${slugs}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the line above
  const catalogue = files.get(CATALOGUE_PATH) as CatalogueData;
  const { list, find, columns } = memoryProducts({
    catalogue: async () => catalogue,
    texts: async () => [],
  });
  shop.list.mockImplementation(list);
  shop.find.mockImplementation(find);
  shop.columns.mockImplementation(columns);
  await renderOnPage(
    <main>
      <h1 tabIndex={-1}>Cameras</h1>
      <ListingView {...page} />
    </main>,
    PATH + query,
  );
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  for (const question of Object.values(shop)) question.mockReset();
});

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('the last products stay until an answer comes, and an outdated answer replaces nothing', async () => {
  await open('?page=11');
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
  const answer = shop.list.getMockImplementation();
  const late = Promise.withResolvers<void>();
  const last = Promise.withResolvers<void>();
  for (const { promise } of [late, last])
    shop.list.mockImplementationOnce(async (...asked) => {
      await promise;
      return answer?.(...asked) ?? lost();
    });
  await link('Page 10').click();
  await link('Page 9').click();
  await expect.element(region).toHaveAttribute('aria-busy', 'true');
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
  last.resolve();
  await expect.element(range).toHaveTextContent('Products 385–432 of 500');
  late.resolve();
  await expect.element(region).toHaveAttribute('aria-busy', 'false');
  await expect.element(range).toHaveTextContent('Products 385–432 of 500');
  await link('Page 1').click();
  await expect.element(range).toHaveTextContent('Products 1–48 of 500');
});

test('without matches, says how many products would be without each filter, and when that cannot be loaded', async () => {
  await open('?f.ip=IP66&brand=');
  await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  const choices = page.getByRole('list', { name: 'Or remove one filter:' });
  await expect.element(choices.getByRole('button')).toHaveLength(1);
  shop.list.mockImplementationOnce(lost);
  await choices.getByRole('button', { name: /166/ }).click();
  await expect.element(alert.getByText(/products could not be loaded/)).toBeVisible();
  await retry.click();
  await expect.element(count).toHaveTextContent('Showing: 166 products');
});

test('the table has the figures of the page, and comes together with its products', async () => {
  await open('?view=table');
  await expect.element(rows).toHaveLength(49);
  await expect.poll(statedRanges).toBeGreaterThan(10);
  expect(shop.list).not.toHaveBeenCalled();
  const find = shop.find.getMockImplementation();
  const slow = Promise.withResolvers<void>();
  shop.find.mockImplementationOnce(async (ids) => {
    await slow.promise;
    return find?.(ids) ?? lost();
  });
  await link('Page 11').click();
  await expect.poll(() => shop.find.mock.calls.length).toBe(2);
  await expect.element(rows).toHaveLength(49);
  slow.resolve();
  await expect.element(rows).toHaveLength(21);
  await expect.poll(statedRanges).toBeGreaterThan(10);
});

test('the shop orders by a column, and the menu names it', async () => {
  await open('?order=night-range-desc');
  await expect
    .element(page.getByRole('combobox', { name: 'Sort by' }))
    .toHaveDisplayValue(/Night vision range/);
  expect(shop.list.mock.calls.map(([, { order }]) => order?.column)).toEqual(['night-range']);
});

test('a listing with one page is filtered in the browser, and asks for figures only', async () => {
  await open('?stock=in', products.slice(0, 20));
  await expect.element(count).toHaveTextContent('Showing: 18 products');
  expect(shop.find).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Table view' }).click();
  await expect.element(rows).toHaveLength(19);
  await expect.poll(statedRanges).toBeGreaterThan(5);
  expect(shop.list).not.toHaveBeenCalled();
});
