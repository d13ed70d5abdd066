import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { toShownAttribute } from '#app/figures/model/attribute.ts';
import { ATTRIBUTES } from '#app/figures/model/figures.fixture.ts';
import { figureTablePath, toFigureTable } from '#app/figures/model/figure-table.ts';
import { valuesIn } from '#app/lib/live-query.ts';
import { builtListing, manyProducts, scopeWithFigures } from '#tests/support/a-listing.ts';
import { renderOnPage, address } from '#tests/support/render-on-page.tsx';
import { cleanup } from 'vitest-browser-react';
import { ListingView } from './listing-view.tsx';
import { activeFilters, DEFAULT_FILTER } from './model/listing-filter.ts';
import type { ListingAnswer } from './model/listing-answer.ts';
import { parseListingQuery } from './model/listing-query.ts';
import { facetsOf, filterProducts, isListedProducts, listingPath, listProducts } from './model/listing.ts';
import { pageOf } from './model/paging.ts';

vi.mock(import('#app/lib/takes-orders.ts'), () => ({ TAKES_ORDERS: true }));

const PATH = '/category/cameras';
const products = manyProducts(500);
const scope = scopeWithFigures(products);

/** What the shop answers to a query. Columns order nothing here: that is for the shop to do. */
function answerTo(query: URLSearchParams): ListingAnswer {
  const filter = parseListingQuery(query, scope, DEFAULT_FILTER);
  const listed = listProducts(products, filter, scope);
  const { start, end } = pageOf(listed.length, filter.page);
  return {
    products: listed.slice(start, end),
    total: listed.length,
    facets: facetsOf(products, scope, filter),
    countsWithout:
      listed.length > 0
        ? []
        : activeFilters(filter, scope).map(
            ({ filterWithout }) => filterProducts(products, filterWithout, scope).length,
          ),
  };
}

function figuresOf(query: URLSearchParams) {
  const found = products.filter(({ id }) => valuesIn(query).includes(id));
  return toFigureTable(
    ATTRIBUTES.map(toShownAttribute),
    found.map(({ id, stated }) => ({ id, figures: stated })),
  );
}

const realFetch = window.fetch;
/** Runs before the answer to a query. */
const beforeAnswer = vi.fn<(query: string) => Promise<void>>(() => Promise.resolve());

const region = page.getByRole('region', { name: 'Products' });
const pages = page.getByRole('navigation', { name: 'Pages' });
const link = (name: string) => pages.getByRole('link', { name, exact: true });
const count = page.getByText(/^Showing: /);
const range = page.getByText(/^Products \d+–/);
const alert = page.getByRole('alert');
const retry = page.getByRole('button', { name: 'Retry' });
const filters = page.getByRole('complementary', { name: 'Filters' });
const inStock = filters.getByRole('radio', { name: /^In Stock/ });
const rows = page.getByRole('region', { name: 'Product table' }).getByRole('row');

/** The number of rows that state a night vision range. */
const statedRanges = () =>
  rows.elements().filter(({ textContent }) => textContent.includes('\u00a0m')).length;

let slugs = 0;
let slug = '';

/** Each call opens another category, because the last answers of one are kept. */
async function open(query = '') {
  slugs += 1;
  slug = `cameras-${slugs}`;
  await openAgain(query);
}

const openAgain = (query = '') =>
  renderOnPage(
    <main>
      <h1 tabIndex={-1}>Cameras</h1>
      <ListingView {...builtListing(products, slug, 'live').page} />
    </main>,
    PATH + query,
  );

beforeEach(async () => {
  await page.viewport(1280, 800);
  beforeAnswer.mockReset().mockResolvedValue();
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const { pathname, searchParams } = new URL(typeof input === 'string' ? input : '/', location.origin);
    if (!pathname.startsWith('/data/')) return realFetch(input, init);
    await beforeAnswer(searchParams.has('id') ? 'figures' : searchParams.toString());
    if (pathname === listingPath(slug)) return Response.json(answerTo(searchParams));
    if (pathname === figureTablePath(slug)) return Response.json(figuresOf(searchParams));
    return new Response(null, { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a live shop is asked for each filter and page, and not for what the page has', async () => {
  await open();
  await expect.element(range).toHaveTextContent('Products 1–48 of 500');
  expect(beforeAnswer).not.toHaveBeenCalled();
  await filters.getByRole('checkbox', { name: 'IP66 or better (166)' }).click();
  await expect.element(count).toHaveTextContent('Showing: 166 products');
  await expect.element(inStock).toHaveAccessibleName('In Stock (151)');
  await link('Page 2').click();
  await expect.element(address).toHaveTextContent(`${PATH}?f.ip=IP66&page=2`);
  await expect.element(range).toHaveTextContent('Products 49–96 of 166');
  await page.getByRole('button', { name: 'List view' }).click();
  await expect.element(address).toHaveTextContent(`${PATH}?f.ip=IP66&view=list&page=2`);
  await expect.element(range).toHaveTextContent('Products 49–96 of 166');
  expect(beforeAnswer.mock.calls.flat()).toEqual(['f.ip=IP66', 'f.ip=IP66&page=2']);
});

test('the last products stay until an answer comes, and an outdated answer replaces nothing', async () => {
  const late = Promise.withResolvers<void>();
  const last = Promise.withResolvers<void>();
  await open('?page=11');
  await expect.element(range).toHaveTextContent('Products 481–500 of 500');
  beforeAnswer.mockReturnValueOnce(late.promise).mockReturnValueOnce(last.promise);
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

test('if an answer fails, the products and the chosen filter stay; Retry asks again', async () => {
  beforeAnswer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await open();
  await inStock.click();
  await expect.element(alert.getByText(/products could not be loaded/)).toBeVisible();
  await expect.element(inStock).toBeChecked();
  await expect.element(range).toHaveTextContent('Products 1–48 of 500');
  await retry.click();
  await expect.element(range).toHaveTextContent('Products 1–48 of 454');
  await expect.element(retry).not.toBeInTheDocument();
});

test('what was answered is shown at once when the page is opened again, and asked for again', async () => {
  await open('?page=2');
  await expect.element(range).toHaveTextContent('Products 49–96 of 500');
  await cleanup();
  const slow = Promise.withResolvers<void>();
  beforeAnswer.mockReturnValueOnce(slow.promise);
  await openAgain('?page=2');
  expect(range.element().textContent).toBe('Products 49–96 of 500');
  expect(beforeAnswer).toHaveBeenCalledTimes(2);
  slow.reject(new TypeError('Failed to fetch'));
  await expect.element(retry).not.toBeInTheDocument();
});

test('without matches, says how many products would be without each filter, and when that cannot be loaded', async () => {
  await open('?f.ip=IP66&brand=');
  await expect.element(page.getByRole('heading', { name: 'No Products Found' })).toBeVisible();
  const choices = page.getByRole('list', { name: 'Or remove one filter:' });
  await expect.element(choices.getByRole('button')).toHaveLength(1);
  beforeAnswer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await choices.getByRole('button', { name: /166/ }).click();
  await expect.element(alert.getByText(/products could not be loaded/)).toBeVisible();
  await retry.click();
  await expect.element(count).toHaveTextContent('Showing: 166 products');
});

test('the table has the figures of the page, and comes together with its products', async () => {
  await open('?view=table');
  await expect.element(rows).toHaveLength(49);
  await expect.poll(statedRanges).toBeGreaterThan(10);
  expect(beforeAnswer.mock.calls.flat()).toEqual(['figures']);
  const slow = Promise.withResolvers<void>();
  beforeAnswer.mockResolvedValueOnce().mockReturnValueOnce(slow.promise);
  await link('Page 11').click();
  await expect.poll(() => beforeAnswer.mock.calls.flat()).toEqual(['figures', 'page=11', 'figures']);
  await expect.element(rows).toHaveLength(49);
  slow.resolve();
  await expect.element(rows).toHaveLength(21);
  await expect.poll(statedRanges).toBeGreaterThan(10);
});

test('a column is ordered by the shop, and the menu names it', async () => {
  await open('?order=night-range-desc');
  await expect
    .element(page.getByRole('combobox', { name: 'Sort by' }))
    .toHaveDisplayValue(/Night vision range/);
  expect(beforeAnswer.mock.calls.flat()).toEqual(['order=night-range-desc', 'figures']);
});

test('a listing with one page is filtered in the browser, and asks for figures only', async () => {
  const { page: built, files } = builtListing(products.slice(0, 20), 'one-page');
  slug = 'one-page';
  const listed = files.get(listingPath(slug));
  if (!isListedProducts(listed)) throw new Error('The listing has an unexpected shape.');
  await renderOnPage(<ListingView category={built.category} {...listed} />, `${PATH}?stock=in`);
  await expect.element(count).toHaveTextContent('Showing: 18 products');
  expect(beforeAnswer).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Table view' }).click();
  await expect.element(rows).toHaveLength(19);
  await expect.poll(statedRanges).toBeGreaterThan(5);
  expect(beforeAnswer.mock.calls.flat()).toEqual(['figures']);
});
