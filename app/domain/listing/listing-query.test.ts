import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import {
  DEFAULT_FILTER,
  DEFAULT_SEARCH_FILTER,
  LISTING_VIEWS,
  type ListingFilter,
  selectBrands,
} from './listing-filter.ts';
import { parseListingQuery, toListingQuery } from './listing-query.ts';
import { isSameRange, priceBounds } from './price-range.ts';
import { SORT_ORDERS } from './sort-order.ts';

// The price range of these products is 900 to 1100.
const products = ['Axis', 'Bosch', 'Pelco'].map((brand) => aProduct({ brand, price: 100000 }));
const parse = (query: string): ListingFilter => parseListingQuery(new URLSearchParams(query), products);
const parseSearch = (query: string): ListingFilter =>
  parseListingQuery(new URLSearchParams(query), products, DEFAULT_SEARCH_FILTER);
const write = (fields: Partial<ListingFilter>): string =>
  toListingQuery({ ...DEFAULT_FILTER, ...fields }).toString();

describe('the query of a listing', () => {
  test('holds every part of a filter in a fixed order', () => {
    const query = 'sort=price-asc&brand=Axis&brand=Pelco&stock=in&min=100&max=900&view=list';
    const filter: ListingFilter = {
      availability: 'in-stock',
      brands: ['Axis', 'Pelco'],
      price: { min: 100, max: 900 },
      sort: 'price-asc',
      view: 'list',
    };
    expect(write(filter)).toBe(query);
    expect(parse(query)).toEqual(filter);
  });

  test('is empty for the default filter', () => {
    expect(write({})).toBe('');
    expect(parse('')).toEqual(DEFAULT_FILTER);
  });

  test('keeps other parameters and puts them first', () => {
    const current = new URLSearchParams('q=4K+PTZ&view=list&sort=name-asc');
    const filter: ListingFilter = { ...DEFAULT_FILTER, availability: 'in-stock' };
    expect(toListingQuery(filter, DEFAULT_FILTER, current).toString()).toBe('q=4K+PTZ&stock=in');
  });

  test('omits the default sort order of a search, best match', () => {
    expect(toListingQuery(DEFAULT_SEARCH_FILTER, DEFAULT_SEARCH_FILTER).toString()).toBe('');
    expect(toListingQuery(DEFAULT_FILTER, DEFAULT_SEARCH_FILTER).toString()).toBe('sort=best-selling');
    expect(parseSearch('')).toEqual(DEFAULT_SEARCH_FILTER);
    expect(parseSearch('sort=best-selling')).toEqual(DEFAULT_FILTER);
  });

  test('writes "no brand selected" as an empty brand', () => {
    expect(write({ brands: [] })).toBe('brand=');
    expect(parse('brand=').brands).toEqual([]);
  });

  test('treats a list of all brands as "all"', () => {
    expect(parse('brand=Pelco&brand=Axis&brand=Bosch').brands).toBe('all');
  });

  test('sorts brands and removes duplicates', () => {
    expect(parse('brand=Pelco&brand=Axis&brand=Pelco&brand=').brands).toEqual(['Axis', 'Pelco']);
  });

  test.each([
    'brand=Unknown',
    'brand=axis',
    'sort=cheapest',
    'sort=Best Selling',
    'sort=best-match',
    'stock=out',
    'view=table',
    'min=abc&max=1e3',
    'min=&max=',
    'utm_source=mail',
  ])('ignores unknown parameters and values: %s', (query) => {
    expect(parse(query)).toEqual(DEFAULT_FILTER);
  });

  test('takes a missing price bound from the listing', () => {
    expect(parse('min=950').price).toEqual({ min: 950, max: 1100 });
    expect(parse('max=950&min=x').price).toEqual({ min: 900, max: 950 });
  });

  test('treats the price range of the listing as no price filter', () => {
    expect(parse('min=900&max=1100').price).toBeUndefined();
  });

  test('clamps negative prices and a minimum above the maximum', () => {
    expect(parse('min=500&max=200').price).toEqual({ min: 500, max: 500 });
    expect(parse('min=-9&max=200').price).toEqual({ min: 0, max: 200 });
  });
});

const anyFilter = fc
  .record({
    products: anyProducts,
    isBrandSelected: fc.func(fc.boolean()),
    availability: fc.constantFrom('all', 'in-stock'),
    prices: fc.option(fc.tuple(fc.nat(), fc.nat()), { nil: undefined }),
    sort: fc.constantFrom(...SORT_ORDERS.map(({ key }) => key)),
    view: fc.constantFrom(...LISTING_VIEWS),
  })
  .map(({ products, isBrandSelected, prices, ...rest }) => {
    const range = prices && { min: Math.min(...prices), max: Math.max(...prices) };
    const price = range && isSameRange(range, priceBounds(products)) ? undefined : range;
    const filter: ListingFilter = { ...rest, price, brands: selectBrands(products, isBrandSelected) };
    return { products, filter };
  });

/** Valid and invalid values under valid and invalid names. */
const anyQuery = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom('sort', 'brand', 'stock', 'min', 'max', 'view'), fc.string()),
    fc.oneof(
      fc.constantFrom('', 'Axis', 'Bosch', 'in', 'name-desc', 'list', '１２', '-7', '1e9', '9'.repeat(30)),
      fc.integer().map(String),
      fc.string({ unit: fc.constantFrom('a', '1', '&', '%', 'ş', '\uD800') }),
    ),
  ),
);

test('any filter equals itself after being written and parsed', () => {
  fc.assert(
    fc.property(anyFilter, ({ products, filter }) => {
      const query = toListingQuery(filter).toString();
      expect(parseListingQuery(new URLSearchParams(query), products)).toEqual(filter);
    }),
  );
});

test('any query, valid or not, gives a filter that can be written and parsed again', () => {
  fc.assert(
    fc.property(anyQuery, anyProducts, (parameters, products) => {
      const filter = parseListingQuery(new URLSearchParams(parameters), products);
      expect(parseListingQuery(toListingQuery(filter), products)).toEqual(filter);
    }),
    { numRuns: 500 },
  );
});
