import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import {
  BEST_MATCHES,
  LISTING_VIEWS,
  type ListingFilter,
  NO_FILTER,
  tickedBrands,
} from './listing-filter.ts';
import { parseListingQuery, toListingQuery } from './listing-query.ts';
import { isSameRange, priceBounds } from './price-range.ts';
import { SORT_ORDERS } from './sort-order.ts';

const products = ['Axis', 'Bosch', 'Pelco'].map((brand) => aProduct({ brand, price: 100000 }));
const read = (query: string): ListingFilter => parseListingQuery(new URLSearchParams(query), products);
const write = (fields: Partial<ListingFilter>): string =>
  toListingQuery({ ...NO_FILTER, ...fields }).toString();

const narrowed: ListingFilter = {
  availability: 'in-stock',
  brands: ['Axis', 'Pelco'],
  price: { min: 100, max: 900 },
  sort: 'price-asc',
  view: 'list',
};

describe('a filter in the address', () => {
  test('writes and reads every part, in a stable order', () => {
    const query = 'sort=price-asc&brand=Axis&brand=Pelco&stock=in&min=100&max=900&view=list';
    expect(write(narrowed)).toBe(query);
    expect(read(query)).toEqual(narrowed);
  });

  test('is nothing where nothing is filtered', () => {
    expect(write({})).toBe('');
    expect(read('')).toEqual(NO_FILTER);
  });

  test('what else stands there stays, and first', () => {
    const present = new URLSearchParams('q=4K+PTZ&view=list&sort=name-asc');
    const filter: ListingFilter = { ...NO_FILTER, availability: 'in-stock' };
    expect(toListingQuery(filter, NO_FILTER, present).toString()).toBe('q=4K+PTZ&stock=in');
  });

  test('a search is not told to sort as it comes, only otherwise', () => {
    expect(toListingQuery(BEST_MATCHES, BEST_MATCHES).toString()).toBe('');
    expect(toListingQuery(NO_FILTER, BEST_MATCHES).toString()).toBe('sort=best-selling');
    expect(parseListingQuery(new URLSearchParams(), products, BEST_MATCHES)).toEqual(BEST_MATCHES);
    const bySales = new URLSearchParams('sort=best-selling');
    expect(parseListingQuery(bySales, products, BEST_MATCHES)).toEqual(NO_FILTER);
  });

  test('no brand ticked is one empty brand', () => {
    expect(write({ brands: [] })).toBe('brand=');
    expect(read('brand=').brands).toEqual([]);
  });

  test('all brands by name are all brands', () => {
    expect(read('brand=Pelco&brand=Axis&brand=Bosch').brands).toBe('all');
  });

  test('brands come in the order of the listing, each once', () => {
    expect(read('brand=Pelco&brand=Axis&brand=Pelco&brand=').brands).toEqual(['Axis', 'Pelco']);
  });

  test.each([
    'brand=Nobody',
    'brand=axis',
    'sort=cheapest',
    'sort=Best Selling',
    'sort=best-match',
    'stock=out',
    'view=table',
    'min=abc&max=1e3',
    'min=&max=',
    'utm_source=mail',
  ])('what it does not know is passed over: %s', (query) => {
    expect(read(query)).toEqual(NO_FILTER);
  });

  test('one bound alone takes the other from the listing', () => {
    expect(read('min=950').price).toEqual({ min: 950, max: 1100 });
    expect(read('max=950&min=x').price).toEqual({ min: 900, max: 950 });
  });

  test('the whole range of the listing is no price filter', () => {
    expect(read('min=900&max=1100').price).toBeUndefined();
  });

  test('crossing and negative bounds are clamped', () => {
    expect(read('min=500&max=200').price).toEqual({ min: 500, max: 500 });
    expect(read('min=-9&max=200').price).toEqual({ min: 0, max: 200 });
  });
});

const anyFilter = fc
  .record({
    products: anyProducts,
    keep: fc.func(fc.boolean()),
    availability: fc.constantFrom('all', 'in-stock'),
    price: fc.option(fc.tuple(fc.nat(), fc.nat()), { nil: undefined }),
    sort: fc.constantFrom(...SORT_ORDERS.map(({ key }) => key)),
    view: fc.constantFrom(...LISTING_VIEWS),
  })
  .map(({ products, keep, price: ends, ...rest }) => {
    const range = ends && { min: Math.min(...ends), max: Math.max(...ends) };
    const price = range && isSameRange(range, priceBounds(products)) ? undefined : range;
    const filter: ListingFilter = { ...rest, price, brands: tickedBrands(products, keep) };
    return { products, filter };
  });

/** Right and wrong values under right and wrong names. */
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

test('a filter read from what it wrote is the same filter', () => {
  fc.assert(
    fc.property(anyFilter, ({ products, filter }) => {
      const query = toListingQuery(filter).toString();
      expect(parseListingQuery(new URLSearchParams(query), products)).toEqual(filter);
    }),
  );
});

test('any address at all gives a filter, which its own address then keeps', () => {
  fc.assert(
    fc.property(anyQuery, anyProducts, (pairs, products) => {
      const filter = parseListingQuery(new URLSearchParams(pairs), products);
      expect(parseListingQuery(toListingQuery(filter), products)).toEqual(filter);
    }),
    { numRuns: 500 },
  );
});
