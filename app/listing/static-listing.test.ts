import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { numbers } from '#app/figures/model/figures.fixture.ts';
import { figureTablePath } from '#app/figures/model/figure-table.ts';
import { facetsOf } from './model/facet.ts';
import { listProducts } from './model/listing.ts';
import { DEFAULT_FILTER, type ListingFilter, selectOnlyBrand } from './model/listing-filter.ts';
import { pageOf } from './model/paging.ts';
import type { ListingAnswer, ProductListing } from './model/product-listing.ts';
import { SORT_ORDERS } from './model/sort-order.ts';
import { builtListing, manyProducts } from '#tests/support/a-listing.ts';
import { StaticListing, staticListing } from './static-listing.ts';

const PRODUCTS = manyProducts(500);
const built = builtListing(PRODUCTS);
const ROWS = '/data/listings/cameras/rows.json';

let files: Map<string, unknown>;
type Fetch = (path: string, options?: RequestInit) => Promise<Response>;
const respond: Fetch = async (path) =>
  files.has(path) ? Response.json(files.get(path)) : new Response(null, { status: 404 });
const fetched = vi.fn<Fetch>(respond);
const requests = () => fetched.mock.calls.map(([path]) => path.replace('/data/listings/cameras/', ''));

beforeEach(() => {
  files = new Map(built.files);
  fetched.mockReset().mockImplementation(respond);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const aListing = () => new StaticListing(built.page);
const filter = (fields: Partial<ListingFilter>): ListingFilter => ({ ...DEFAULT_FILTER, ...fields });

async function stepsOf(listing: ProductListing, query: ListingFilter): Promise<readonly ListingAnswer[]> {
  const steps: ListingAnswer[] = [];
  for await (const answer of listing.query(query)) steps.push(answer);
  return steps;
}

const lastStep = async (listing: ProductListing, query: ListingFilter) =>
  (await stepsOf(listing, query)).at(-1);

describe('StaticListing', () => {
  test('has the first page without loading anything', () => {
    const answer = aListing().known(DEFAULT_FILTER);
    expect(answer).toMatchObject({ total: 500, page: { page: 1, pageCount: 11 } });
    expect(answer?.cards).toEqual(listProducts(PRODUCTS, DEFAULT_FILTER, built.page.scope).slice(0, 48));
    expect(fetched).not.toHaveBeenCalled();
  });

  test('loads one file for the next eight pages of the default order, and no rows', async () => {
    const listing = aListing();
    const sorted = listProducts(PRODUCTS, DEFAULT_FILTER, built.page.scope);
    expect((await lastStep(listing, filter({ page: 2 })))?.cards).toEqual(sorted.slice(48, 96));
    expect(listing.known(filter({ page: 9 }))?.cards).toEqual(sorted.slice(384, 432));
    expect(requests()).toEqual(['sales-48.json']);
  });

  test('answers a filter in two steps: prices as soon as the rows are there, then the cards', async () => {
    const query = filter({ sort: 'price-asc', availability: 'in-stock' });
    const steps = await stepsOf(aListing(), query);
    const matching = listProducts(PRODUCTS, query, built.page.scope);
    const cheapest = matching.slice(0, 48);
    expect(steps).toHaveLength(2);
    expect(steps.map(({ total }) => total)).toEqual([matching.length, matching.length]);
    expect(steps[0]?.cards).toBeUndefined();
    expect(steps[0]?.previews.map(({ price }) => price)).toEqual(cheapest.map(({ price }) => price));
    expect(steps[1]?.cards).toEqual(cheapest);
    expect(requests()).toEqual(['rows.json', 'price-0.json']);
  });

  test('prepare loads the rows once, and a filter is then known without loading', async () => {
    const listing = aListing();
    listing.prepare();
    listing.prepare();
    const inStock = filter({ availability: 'in-stock' });
    expect(listing.known(inStock)).toBeUndefined();
    await vi.waitFor(() => expect(listing.known(inStock)).toBeDefined());
    expect(requests()).toEqual(['rows.json']);
    expect(listing.known(inStock)?.total).toBe(listProducts(PRODUCTS, inStock, built.page.scope).length);
  });

  test('answers every filter as if it had all products', async () => {
    const listing = aListing();
    const anyFilter = fc.record({
      brand: fc.option(fc.constantFrom('Axis', 'Bosch', 'Hikvision', 'Pelco')),
      availability: fc.constantFrom('all' as const, 'in-stock' as const),
      ip: fc.option(fc.constantFrom('IP54', 'IP66'), { nil: undefined }),
      night: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
      max: fc.option(fc.integer({ min: 100, max: 1200 })),
      sort: fc.constantFrom(...SORT_ORDERS.map(({ key }) => key)),
      page: fc.integer({ min: 1, max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(anyFilter, async ({ brand, ip, night, max, ...fields }) => {
        const price = max === null ? undefined : { min: 0, max };
        const figures = {
          ...(night !== undefined && { 'night-range': [{ kind: 'range', min: night } as const] }),
          ...(ip !== undefined && { ip: [{ kind: 'step', step: ip } as const] }),
        };
        const unbranded = filter({ ...fields, price, figures });
        const query = brand === null ? unbranded : selectOnlyBrand(unbranded, brand);
        const expected = listProducts(PRODUCTS, query, built.page.scope);
        const page = pageOf(expected.length, query.page);
        const answer = await lastStep(listing, query);
        expect(answer?.total).toBe(expected.length);
        expect(answer?.page).toEqual(page);
        expect(answer?.cards).toEqual(expected.slice(page.start, page.end));
        expect(answer?.facets).toEqual(facetsOf(PRODUCTS, listing.scope, query));
      }),
      { numRuns: 60 },
    );
  });

  test('fetches a file again after it failed to load', async () => {
    const listing = aListing();
    files.delete(ROWS);
    const query = filter({ availability: 'in-stock' });
    await expect(lastStep(listing, query)).rejects.toMatchObject({ failure: 'unavailable' });
    files = new Map(built.files);
    expect((await lastStep(listing, query))?.cards).toHaveLength(48);
  });

  test.each([
    ['another version', { version: 'v2' }, 'outdated'],
    ['another number of products', { price: [1] }, 'unavailable'],
    ['another shape', { brands: null }, 'unavailable'],
  ])('rejects rows with %s', async (_, fields, failure) => {
    files.set(ROWS, { ...Object(built.files.get(ROWS)), ...fields });
    await expect(lastStep(aListing(), filter({ sort: 'name-asc' }))).rejects.toMatchObject({ failure });
  });

  test('loads a file again, past the browser’s cache, if the cached file is of another version', async () => {
    const other = { ...Object(built.files.get(ROWS)), version: 'v0' };
    fetched.mockImplementation(async (path, options) =>
      Response.json(path === ROWS && options?.cache !== 'reload' ? other : files.get(path)),
    );
    expect((await lastStep(aListing(), filter({ sort: 'name-asc' })))?.cards).toHaveLength(48);
  });

  test('prepare with a filter loads all that its query needs', async () => {
    const listing = aListing();
    const query = filter({ sort: 'price-desc', page: 2 });
    listing.prepare(query);
    await vi.waitFor(() => expect(listing.known(query)?.cards).toHaveLength(48));
    const before = fetched.mock.calls.length;
    await lastStep(listing, query);
    expect(fetched).toHaveBeenCalledTimes(before);
  });

  test('rejects an HTML page that the host serves in place of a missing file', async () => {
    fetched.mockResolvedValueOnce(new Response('<!doctype html>'));
    await expect(lastStep(aListing(), filter({ page: 2 }))).rejects.toMatchObject({
      failure: 'unavailable',
    });
  });

  test('rejects cards of another version', async () => {
    const path = '/data/listings/cameras/sales-48.json';
    files.set(path, { ...Object(built.files.get(path)), version: 'v2' });
    await expect(lastStep(aListing(), filter({ page: 2 }))).rejects.toMatchObject({ failure: 'outdated' });
  });
});

describe('the order of a column', () => {
  const RANGES = new Map(PRODUCTS.map(({ id, stated }) => [id, stated['night-range']]));
  const byRange = filter({ order: { column: 'night-range', direction: 'descending' } });

  /** Each test uses a category of its own, because `load-table.ts` keeps the figures of a category across tests. */
  function aListingOf(slug: string) {
    const ofCategory = builtListing(PRODUCTS, slug);
    files = new Map(ofCategory.files);
    return new StaticListing(ofCategory.page);
  }

  test('holds for the whole category, and puts unknown figures on its last pages', async () => {
    const listing = aListingOf('ordered');
    const first = await lastStep(listing, byRange);
    expect(first?.cards?.map(({ id }) => RANGES.get(id))).toEqual(
      Array.from({ length: 48 }, () => numbers(60)),
    );
    const last = await lastStep(listing, { ...byRange, page: 11 });
    expect(last?.cards?.every(({ id }) => RANGES.get(id) === undefined)).toBe(true);
  });

  test('keeps the filter, and leaves products with equal figures in the sort order', async () => {
    const query: ListingFilter = { ...byRange, sort: 'price-asc', availability: 'in-stock' };
    const cards = (await lastStep(aListingOf('equal'), query))?.cards ?? [];
    expect(cards).toHaveLength(48);
    expect(cards.some(({ soldOut }) => soldOut)).toBe(false);
    const prices = cards.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('is ignored if there is no such column', async () => {
    const order = { column: 'zoom', direction: 'ascending' } as const;
    const answer = await lastStep(aListingOf('unknown'), filter({ order }));
    expect(answer?.cards).toEqual(listProducts(PRODUCTS, DEFAULT_FILTER, built.page.scope).slice(0, 48));
  });

  test('is unavailable while the figures cannot be read; another attempt loads them again', async () => {
    const listing = aListingOf('missing');
    const path = figureTablePath('missing');
    const file = files.get(path);
    files.set(path, { attributes: 'none' });
    await expect(lastStep(listing, byRange)).rejects.toMatchObject({ failure: 'unavailable' });
    files.set(path, file);
    expect((await lastStep(listing, byRange))?.cards).toHaveLength(48);
  });

  test('is outdated if the figures have another version even when the cache is bypassed', async () => {
    const listing = aListingOf('newer');
    const path = figureTablePath('newer');
    files.set(path, { ...Object(files.get(path)), version: 'v2' });
    await expect(lastStep(listing, byRange)).rejects.toMatchObject({ failure: 'outdated' });
    expect(fetched).toHaveBeenCalledWith(path, { cache: 'reload' });
  });
});

test('a category keeps its listing until the version changes', () => {
  const first = staticListing(built.page);
  expect(staticListing({ ...built.page })).toBe(first);
  expect(staticListing({ ...built.page, version: 'v2' })).not.toBe(first);
});
