import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { figuresById, isFigureTable } from '#app/figures/model/figure-table.ts';
import { loader } from '#app/feeds/data-files.ts';
import { loader as suggest } from '#app/feeds/search-index.ts';
import { addressesOf, withTerm } from '#app/lib/live-query.ts';
import { isListOf } from '#app/lib/type-guards.ts';
import { isListingAnswer } from '#app/listing/model/listing-answer.ts';
import { listingColumns, orderByColumn, orderedColumn } from '#app/listing/model/listing-column.ts';
import {
  activeFilters,
  DEFAULT_FILTER,
  DEFAULT_SEARCH_FILTER,
  type ListingFilter,
} from '#app/listing/model/listing-filter.ts';
import { toListingQuery } from '#app/listing/model/listing-query.ts';
import { facetsOf, filterProducts, listProducts, scopeOf } from '#app/listing/model/listing.ts';
import { PAGE_SIZE, pageOf } from '#app/listing/model/paging.ts';
import { isCatalogueOffer, pickCatalogueOffer } from '#app/offer/model/offer.ts';
import { isSearchAnswer, isSuggestion } from '#app/search/model/live-answers.ts';
import { countOf } from '#app/search/model/search-answer.ts';
import { SEARCH_INDEX_PATH, SEARCH_TEXTS_PATH } from '#app/search/model/search-files.ts';
import { ProductSearch } from '#app/search/product-search.ts';
import { anyFilterOf } from '#tests/support/any-listing.ts';
import { allListings, allProducts } from './catalogue.server.ts';
import { SOURCES } from './memory-search-pages.server.ts';
import { figureTable, listingFile } from './listing-files.server.ts';

// The answers of a live shop.
vi.mock(import('#app/lib/takes-orders.ts'), () => ({ TAKES_ORDERS: true }));

/** The status, and the content if it is 200. */
async function ask(address: string) {
  const url = new URL(address, 'http://shop');
  const params = { '*': url.pathname.replace('/data/', '') };
  const args = { params, request: new Request(url) };
  const answer =
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loader uses these only
    url.pathname === SEARCH_INDEX_PATH ? suggest(args) : loader(args as Parameters<typeof loader>[0]);
  const response = await answer.catch((thrown: Response | { readonly init: ResponseInit }) =>
    thrown instanceof Response ? thrown : new Response(null, thrown.init),
  );
  return { status: response.status, content: response.ok ? await response.json() : undefined };
}

const ids = (products: readonly { readonly id: string }[]) => products.map(({ id }) => id);

const COPIES = 12;
/** Has products of several categories. */
let slug = '';

const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));

beforeAll(() => {
  const fixture = 'tests/fixtures/catalogue';
  cpSync(fixture, folder, { recursive: true, filter: (path) => !path.endsWith('public') });
  const { products } = JSON.parse(readFileSync(join(fixture, 'products.json'), 'utf8'));
  const copies = Array.from({ length: COPIES }, (_, copy) =>
    products.map((product: { id: string; title: string; price: number }) =>
      Object.assign({}, product, {
        ...(copy > 0 && { id: `${product.id}-${copy}`, title: `${product.title} ${copy}` }),
        price: Math.round(product.price) + copy * 7,
        originalPrice: undefined,
        discount: undefined,
        ...(copy === 5 && { isSoldOut: true }),
      }),
    ),
  );
  writeFileSync(join(folder, 'products.json'), JSON.stringify({ products: copies.flat() }));
  vi.stubEnv('SHOP_DIR', folder);
  const largest = allListings().toSorted((a, b) => b.products.length - a.products.length);
  slug = largest[0]?.slug ?? '';
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('The answer to the query of a listing', () => {
  test('is what a browser would make of all its products', async () => {
    const file = await listingFile(slug);
    const table = await figureTable(slug);
    if (!file || !table) throw new Error('There is no such listing.');
    const { scope, products } = file;
    const figures = figuresById(table);

    const list = (filter: ListingFilter) => {
      const sorted = listProducts(products, filter, scope);
      const column = orderedColumn(listingColumns(table.attributes), filter.order);
      const ordered =
        column && filter.order
          ? orderByColumn(sorted, column, filter.order.direction, ({ id }) => figures.get(id)?.[column.id])
          : sorted;
      const { start, end } = pageOf(ordered.length, filter.page);
      return { total: ordered.length, products: ordered.slice(start, end) };
    };

    await fc.assert(
      fc.asyncProperty(anyFilterOf(scope), fc.integer({ min: 1, max: 9 }), async (anyFilter, page) => {
        const filter = { ...anyFilter, page };
        const { content } = await ask(`/data/listings/${slug}.json?${toListingQuery(filter)}`);
        if (!isListingAnswer(content)) throw new Error('The answer has an unexpected shape.');
        const { total, products: listed } = list(filter);
        expect(ids(content.products)).toEqual(ids(listed));
        expect(content.total).toBe(total);
        expect(content.facets).toEqual(facetsOf(products, scope, filter));
        const without = activeFilters(filter, scope).map(
          ({ filterWithout }) => filterProducts(products, filterWithout, scope).length,
        );
        expect(content.countsWithout).toEqual(total > 0 ? [] : without);
      }),
      { numRuns: 60 },
    );
  });

  test('has the last page if there is none with the number', async () => {
    const { content } = await ask(`/data/listings/${slug}.json?page=1e308`);
    if (!isListingAnswer(content)) throw new Error('The answer has an unexpected shape.');
    const last = toListingQuery({ ...DEFAULT_FILTER, page: pageOf(content.total, Infinity).pageCount });
    expect(content).toEqual((await ask(`/data/listings/${slug}.json?${last}`)).content);
  });

  test.each([
    '?f.kind=%&f.ip=_&f.%5C=%5C&brand=%25_%5C',
    '?page=-1&page=NaN&sort=&order=constructor-asc&view=__proto__&min=1e999&max=-',
    '?stock=in&stock=out&brand=&brand=Axis&brand=',
    `?${'f.ip=IP66&'.repeat(700)}`,
    `?brand=${'x'.repeat(7900)}`,
  ])('ignores what it does not know: %.60s', async (query) => {
    expect(await ask(`/data/listings/${slug}.json${query}`)).toMatchObject({ status: 200 });
  });
});

describe('The answers about products by id', () => {
  test('are the offers of those that exist', async () => {
    const [first, second] = allProducts();
    if (!first || !second) throw new Error('There are no products.');
    const asked = [second.id, 'unknown', first.id, second.id, '__proto__', ''];
    const { content } = await ask(addressesOf('/data/offers.json', asked)[0] ?? '');
    expect(isListOf(isCatalogueOffer)(content)).toBe(true);
    expect(content).toEqual([second, first].map(pickCatalogueOffer));
    expect(await ask('/data/offers.json')).toEqual({ status: 200, content: [] });
  });

  test('are their figures, in the columns of the whole listing', async () => {
    const table = await figureTable(slug);
    const asked = table?.products.slice(20, 23) ?? [];
    const addresses = addressesOf(`/data/figures/${slug}.json`, [...ids(asked), 'unknown']);
    const { content } = await ask(addresses[0] ?? '');
    if (!table || !isFigureTable(content)) throw new Error('The figures have an unexpected shape.');
    expect(content.attributes).toEqual(table.attributes);
    expect(content.products).toEqual(asked);
  });
});

describe('The answer to a search', () => {
  const QUERIES = [
    'camera',
    'dome',
    'dome camera under 500',
    'ip66 camera',
    'axis',
    'camrea',
    'thermal ip67 axis',
    '%',
    '_',
    '\\',
  ];

  test.each(QUERIES)('has the first page of what a browser would find: %s', async (query) => {
    const { products, understood, alternatives } = await new ProductSearch(SOURCES).search(query);
    const { content } = await ask(withTerm(SEARCH_TEXTS_PATH, query));
    if (!isSearchAnswer(content)) throw new Error('The answer has an unexpected shape.');
    expect(ids(content.products)).toEqual(ids(products).slice(0, PAGE_SIZE));
    expect(countOf(content)).toBe(products.length);
    expect(content.scope).toEqual(products.length > PAGE_SIZE ? scopeOf(products) : undefined);
    expect(ids(content.alternatives?.withAllWords ?? [])).toEqual(ids(alternatives?.withAllWords ?? []));
    expect(content.alternatives?.corrections).toEqual(alternatives?.corrections);
    if (understood === undefined || understood === 'failed')
      return expect(content.understood).toBe(understood);
    const { products: meant, ...others } = understood;
    expect(content.understood).toMatchObject(others);
    expect(content.understood).toMatchObject({
      products: ids(meant.slice(0, PAGE_SIZE)).map((id) => ({ id })),
    });
  });

  test.each([
    ['text', 'camera'],
    ['plain-words', 'ip66'],
  ] as const)('in the list %s has pages and filters', async (list, query) => {
    const { products: literal, understood } = await new ProductSearch(SOURCES).search(query);
    const meant = understood === undefined || understood === 'failed' ? [] : understood.products;
    const products = list === 'text' ? literal : meant;
    expect(products.length).toBeGreaterThan(PAGE_SIZE);
    const scope = scopeOf(products);
    await fc.assert(
      fc.asyncProperty(anyFilterOf(scope), async (anyFilter) => {
        const filter = { ...anyFilter, order: undefined, page: 1 };
        const { content } = await ask(
          `${withTerm(SEARCH_TEXTS_PATH, query, { list })}&${toListingQuery(filter, DEFAULT_SEARCH_FILTER)}`,
        );
        if (!isListingAnswer(content)) throw new Error('The answer has an unexpected shape.');
        const listed = listProducts(products, filter, scope);
        expect(ids(content.products)).toEqual(ids(listed.slice(0, PAGE_SIZE)));
        expect(content).toMatchObject({ total: listed.length, facets: facetsOf(products, scope, filter) });
      }),
      { numRuns: 30 },
    );
  });

  test.each([...QUERIES, 'dom', ' ', 'x'.repeat(400)])(
    'suggests what a browser would: %.20s',
    async (typed) => {
      const { content } = await ask(withTerm(SEARCH_INDEX_PATH, typed));
      expect(isListOf(isSuggestion)(content)).toBe(true);
      const { signal } = new AbortController();
      expect(content).toEqual(await new ProductSearch(SOURCES).suggest(typed, signal));
    },
  );

  test.each([
    '',
    '?q=',
    '?q=%20&list=text&page=1e308',
    '?q=dome&list=constructor',
    `?q=${'%F0%9F%98%80'.repeat(600)}`,
  ])('is empty or of the beginning of the term: %.40s', async (query) => {
    expect(await ask(SEARCH_TEXTS_PATH + query)).toMatchObject({ status: 200 });
    expect(await ask(SEARCH_INDEX_PATH + query)).toMatchObject({ status: 200 });
  });
});

test.each(['/data/listings/unknown.json?page=2', '/data/figures/unknown.json?id=1', '/data/listings/%.json'])(
  'there is no answer at %s',
  async (address) => {
    expect(await ask(address)).toMatchObject({ status: 404 });
  },
);

test('a query that is longer than any of a page, or has a character that no page sends, is refused', async () => {
  const many = 'f.ip=IP66&'.repeat(10_000);
  expect(await ask(`/data/listings/${slug}.json?${many}`)).toMatchObject({ status: 414 });
  expect(await ask(`${SEARCH_INDEX_PATH}?q=${'x'.repeat(10_000)}`)).toMatchObject({ status: 414 });
  expect(await ask(`${SEARCH_TEXTS_PATH}?q=%00`)).toMatchObject({ status: 400 });
});
