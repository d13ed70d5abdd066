import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListedPage } from '#app/listing/model/listed-page.ts';
import { toListingQuery } from '#app/listing/model/listing-query.ts';
import type { Products } from '#app/products/products.ts';
import { DEFAULT_SEARCH_FILTER, type ListingFilter } from '#app/listing/model/listing-filter.ts';
import { facetsOf, listProducts, scopeOf } from '#app/listing/model/listing.ts';
import { PAGE_SIZE, pageOf } from '#app/listing/model/paging.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { manyProducts } from '#tests/support/a-listing.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import type { SearchAnswer } from './model/search-answer.ts';
import SearchPage from '#app/routes/search.tsx';

/** What the shop answers. */
const shop = vi.hoisted(() => ({ search: vi.fn<Products['search']>(), list: vi.fn<Products['list']>() }));
vi.mock(import('#app/back-end.ts'), async (original) => ({
  ...(await original()),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a search asks nothing else
  products: async () => shop as unknown as Products,
}));

const literal = manyProducts(120);
const meant = literal.slice(0, 60);

/** What the shop answers to a search for `camera`: most products contain it, and half of them are meant by it. */
const ANSWER: SearchAnswer = {
  match: 'text',
  products: literal.slice(0, PAGE_SIZE),
  scope: scopeOf(literal),
  understood: {
    products: meant.slice(0, PAGE_SIZE),
    scope: scopeOf(meant),
    chips: [{ label: 'Camera', queryWithout: '' }],
    count: meant.length,
    summary: '60 cameras',
    isWorthOffering: true,
    isFirst: false,
    isCheapestFirst: false,
    relaxations: [],
    notUnderstood: [],
    notSold: [],
    remarks: [],
    models: [],
    otherCurrencies: [],
    unreadWords: 0,
  },
};

function listed(products: readonly ProductSummary[], filter: ListingFilter): ListedPage {
  const scope = scopeOf(products);
  const found = listProducts(products, filter, scope);
  const { start, end } = pageOf(found.length, filter.page);
  return {
    products: found.slice(start, end),
    total: found.length,
    facets: facetsOf(products, scope, filter),
    countsWithout: [],
  };
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  shop.search.mockReset().mockResolvedValue(ANSWER);
  shop.list
    .mockReset()
    .mockImplementation(async ({ kind }, filter) => listed(kind === 'text' ? literal : meant, filter));
});

/** The filters that were asked for. */
const asked = () =>
  shop.list.mock.calls.map(
    ([{ kind }, filter]) => `${kind} ${toListingQuery({ ...filter, view: 'grid' }, DEFAULT_SEARCH_FILTER)}`,
  );

const count = page.getByText(/^Showing: /);
const range = page.getByText(/^Products \d+–/);
const link = (name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

async function open(query: string) {
  const loaderData = { query: 'camera', answer: await shop.search('camera') };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page uses these only
  const props = { loaderData } as unknown as ComponentProps<typeof SearchPage>;
  await renderOnPage(<SearchPage {...props} />, `/search?q=camera${query}`);
}

test('a search finds the first page of the results, and the others are asked for', async () => {
  await open('');
  await expect.element(page.getByText('120 results for "camera"')).toBeVisible();
  await expect.element(range).toHaveTextContent('Products 1–48 of 120');
  await link('Page 3').click();
  await expect.element(address).toHaveTextContent('/search?q=camera&page=3');
  await expect.element(range).toHaveTextContent('Products 97–120 of 120');
  await page.getByRole('radio', { name: /^In Stock/ }).click();
  await expect.element(count).toHaveTextContent('Showing: 109 products');
  expect(asked()).toEqual(['text page=3', 'text stock=in']);
});

test('the products that are meant have pages of their own', async () => {
  await open('&page=2');
  await expect.element(range).toHaveTextContent('Products 49–96 of 120');
  await page.getByRole('link', { name: /^Show 60 products/ }).click();
  await expect.element(range).toHaveTextContent('Products 1–48 of 60');
  await expect.element(page.getByText('60 cameras', { exact: true })).toBeVisible();
  await link('Page 2').click();
  await expect.element(range).toHaveTextContent('Products 49–60 of 60');
  await page.getByRole('link', { name: 'Show 120 exact matches' }).click();
  await expect.element(range).toHaveTextContent('Products 1–48 of 120');
});

test('a search that finds more than are counted says so', async () => {
  shop.search.mockResolvedValue({
    ...ANSWER,
    scope: { ...scopeOf(literal), total: 10_000 },
    understood: undefined,
  });
  await open('');
  await expect.element(page.getByText('10,000 results for "camera"')).toBeVisible();
  await expect.element(page.getByText(/^10,000 products or more\./)).toBeVisible();
});

test('a table of results needs no figures, and a column orders all pages', async () => {
  await open('&view=table&order=brand-asc');
  await expect.element(page.getByRole('region', { name: 'Product table' }).getByRole('row')).toHaveLength(49);
  expect(asked()).toEqual(['text order=brand-asc']);
});
