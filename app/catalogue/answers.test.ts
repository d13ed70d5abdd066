import * as fc from 'fast-check';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { figuresById, isFigureTable, withFigures } from '#app/figures/model/figure-table.ts';
import { loader } from '#app/feeds/data-files.ts';
import { withIds } from '#app/lib/ids-query.ts';
import { isListOf } from '#app/lib/type-guards.ts';
import { isListingAnswer } from '#app/listing/model/listing-answer.ts';
import { listingColumns, orderByColumn, orderedColumn } from '#app/listing/model/listing-column.ts';
import { activeFilters, DEFAULT_FILTER, type ListingFilter } from '#app/listing/model/listing-filter.ts';
import { toListingQuery } from '#app/listing/model/listing-query.ts';
import { facetsOf, filterProducts, listProducts } from '#app/listing/model/listing.ts';
import { pageOf } from '#app/listing/model/paging.ts';
import { isCatalogueOffer, pickCatalogueOffer } from '#app/offer/model/offer.ts';
import { anyFilterOf } from '#tests/support/any-listing.ts';
import { allListings, allProducts, showProducts } from './catalogue.server.ts';
import { figureTable, listingFile } from './listing-files.server.ts';

// The answers of a live shop.
vi.mock(import('#app/lib/takes-orders.ts'), () => ({ TAKES_ORDERS: true }));

/** The status, and the content if it is 200. */
async function ask(address: string) {
  const url = new URL(address, 'http://shop');
  const params = { '*': url.pathname.replace('/data/', '') };
  const args = { params, request: new Request(url) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the loader uses these only
  const response = await loader(args as Parameters<typeof loader>[0]).catch(
    ({ init }: { readonly init: ResponseInit }) => new Response(null, init),
  );
  return { status: response.status, content: response.ok ? await response.json() : undefined };
}

const COPIES = 12;
/** Has products of several categories. */
let slug = '';

beforeAll(() => {
  const copies = Array.from({ length: COPIES }, (_, copy) =>
    allProducts().map((product) =>
      Object.assign({}, product, {
        id: copy === 0 ? product.id : `${product.id}-${copy}`,
        price: product.price + copy * 700,
        soldOut: product.soldOut || copy === 5,
      }),
    ),
  );
  showProducts(copies.flat());
  const largest = allListings().toSorted((a, b) => b.products.length - a.products.length);
  slug = largest[0]?.slug ?? '';
});

describe('The answer to the query of a listing', () => {
  test('is what a browser would make of all its products', async () => {
    const file = await listingFile(slug);
    const table = await figureTable(slug);
    if (!file || !table) throw new Error('There is no such listing.');
    const { scope, columns } = file.filterData;
    const products = withFigures(file.products, columns);
    const figures = figuresById(table);

    const list = (filter: ListingFilter) => {
      const sorted = listProducts(products, filter, scope);
      const column = orderedColumn(listingColumns(table.attributes), filter.order);
      const ordered =
        column && filter.order
          ? orderByColumn(sorted, column, filter.order.direction, ({ id }) => figures.get(id)?.[column.id])
          : sorted;
      const { start, end } = pageOf(ordered.length, filter.page);
      return { total: ordered.length, ids: ordered.slice(start, end).map(({ id }) => id) };
    };

    await fc.assert(
      fc.asyncProperty(anyFilterOf(scope), fc.integer({ min: 1, max: 9 }), async (anyFilter, page) => {
        const filter = { ...anyFilter, page };
        const { content } = await ask(`/data/listings/${slug}.json?${toListingQuery(filter)}`);
        if (!isListingAnswer(content)) throw new Error('The answer has an unexpected shape.');
        const { total, ids } = list(filter);
        expect(content.products.map(({ id }) => id)).toEqual(ids);
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
    const ids = [second.id, 'unknown', first.id, second.id, '__proto__', ''];
    const { content } = await ask(withIds('/data/offers.json', ids));
    expect(isListOf(isCatalogueOffer)(content)).toBe(true);
    expect(content).toEqual([second, first].map(pickCatalogueOffer));
    expect(await ask('/data/offers.json')).toEqual({ status: 200, content: [] });
  });

  test('are their figures, in the columns of the whole listing', async () => {
    const table = await figureTable(slug);
    const ids = table?.ids.slice(20, 23) ?? [];
    const { content } = await ask(withIds(`/data/figures/${slug}.json`, [...ids, 'unknown']));
    if (!table || !isFigureTable(content)) throw new Error('The figures have an unexpected shape.');
    expect(content.attributes).toEqual(table.attributes);
    expect(content.ids).toEqual(ids);
    const all = figuresById(table);
    for (const [id, figures] of figuresById(content)) expect(figures).toEqual(all.get(id));
  });
});

test.each(['/data/listings/unknown.json?page=2', '/data/figures/unknown.json?id=1', '/data/listings/%.json'])(
  'there is no answer at %s',
  async (address) => {
    expect(await ask(address)).toMatchObject({ status: 404 });
  },
);

test('a query that is longer than any of a page is refused', async () => {
  expect(await ask(`/data/listings/${slug}.json?${'f.ip=IP66&'.repeat(10_000)}`)).toMatchObject({
    status: 414,
  });
});
