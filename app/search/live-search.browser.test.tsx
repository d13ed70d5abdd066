import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListingAnswer } from '#app/listing/model/listing-answer.ts';
import { DEFAULT_SEARCH_FILTER } from '#app/listing/model/listing-filter.ts';
import { parseListingQuery } from '#app/listing/model/listing-query.ts';
import { facetsOf, listProducts, scopeOf } from '#app/listing/model/listing.ts';
import { PAGE_SIZE, pageOf } from '#app/listing/model/paging.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import { manyProducts } from '#tests/support/a-listing.ts';
import { address, renderOnPage } from '#tests/support/render-on-page.tsx';
import type { SearchAnswer } from './model/search-answer.ts';
import type { Suggestion } from './model/suggestion.ts';
import SearchPage from './page.tsx';
import { SearchBox } from './search-box.tsx';
import { productSearch } from './shop-search.ts';

vi.mock(import('#app/lib/takes-orders.ts'), () => ({ TAKES_ORDERS: true }));
// What a build of a live shop has in its place.
vi.mock('./shop-search.ts', () => import('./live-search.ts'));

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
const SUGGESTIONS: readonly Suggestion[] = [{ kind: 'brand', brand: 'Axis' }];

function listed(products: readonly ProductSummary[], query: URLSearchParams): ListingAnswer {
  const scope = scopeOf(products);
  const filter = parseListingQuery(query, scope, DEFAULT_SEARCH_FILTER);
  const found = listProducts(products, filter, scope);
  const { start, end } = pageOf(found.length, filter.page);
  return {
    products: found.slice(start, end),
    total: found.length,
    facets: facetsOf(products, scope, filter),
    countsWithout: [],
  };
}

const realFetch = window.fetch;
const asked = vi.fn<(query: string) => void>();

beforeEach(async () => {
  await page.viewport(1280, 800);
  asked.mockReset();
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const { pathname, searchParams } = new URL(typeof input === 'string' ? input : '/', location.origin);
    if (!pathname.startsWith('/data/')) return realFetch(input, init);
    asked(searchParams.toString());
    if (pathname === '/data/search-index.json') return Response.json(SUGGESTIONS);
    if (pathname !== '/data/search/texts.json') return new Response(null, { status: 404 });
    const list = searchParams.get('list');
    return Response.json(list === null ? ANSWER : listed(list === 'text' ? literal : meant, searchParams));
  });
});
afterEach(() => vi.unstubAllGlobals());

const count = page.getByText(/^Showing: /);
const range = page.getByText(/^Products \d+–/);
const link = (name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });

async function open(query: string) {
  const loaderData = { query: 'camera', answer: await productSearch.search('camera') };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page uses these only
  const props = { loaderData } as unknown as ComponentProps<typeof SearchPage>;
  await renderOnPage(<SearchPage {...props} />, `/search?q=camera${query}`);
}

test('a live shop answers with the first page of the results, and is asked for the others', async () => {
  await open('');
  await expect.element(page.getByText('120 results for "camera"')).toBeVisible();
  await expect.element(range).toHaveTextContent('Products 1–48 of 120');
  await link('Page 3').click();
  await expect.element(address).toHaveTextContent('/search?q=camera&page=3');
  await expect.element(range).toHaveTextContent('Products 97–120 of 120');
  await page.getByRole('radio', { name: /^In Stock/ }).click();
  await expect.element(count).toHaveTextContent('Showing: 109 products');
  expect(asked.mock.calls.flat()).toEqual([
    'q=camera',
    'q=camera&list=text&page=3',
    'q=camera&list=text&stock=in',
  ]);
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
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...ANSWER, scope: { ...scopeOf(literal), total: 10_000 }, understood: undefined }),
  );
  await open('');
  await expect.element(page.getByText('10,000 results for "camera"')).toBeVisible();
  await expect.element(page.getByText(/^10,000 products or more\./)).toBeVisible();
});

test('a table of results needs no figures, and a column orders all pages', async () => {
  await open('&view=table&order=brand-asc');
  await expect.element(page.getByRole('region', { name: 'Product table' }).getByRole('row')).toHaveLength(49);
  expect(asked.mock.calls.flat()).toEqual(['q=camera', 'q=camera&list=text&order=brand-asc']);
});

test('suggestions are asked for once typing pauses', async () => {
  await renderOnPage(<SearchBox />);
  await page.getByRole('searchbox', { name: 'Search products' }).click();
  const input = page.getByRole('combobox', { name: 'Search products' });
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('axi');
  await expect.element(page.getByRole('option', { name: /Axis/ })).toBeVisible();
  await expect.poll(() => asked.mock.lastCall).toEqual(['q=axi']);
});
