import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { activeFilters } from './active-filter.ts';
import { clearFilters, type ListingFilter, NO_FILTER, onlyBrand, toggleBrand } from './listing-filter.ts';

const names = ['2N', 'Apollo', 'Axis', 'Bosch', 'Pelco'];
const products = names.map((brand) => aProduct({ brand }));
const labels = (fields: Partial<ListingFilter>): readonly string[] =>
  activeFilters({ ...NO_FILTER, ...fields }, products).map(({ label }) => label);

describe('active filters', () => {
  test('there are none at first; sort and view are none', () => {
    expect(labels({ sort: 'name-asc', view: 'list' })).toEqual([]);
  });

  test('name stock, price and brands', () => {
    expect(
      labels({ availability: 'in-stock', price: { min: 100, max: 1900 }, brands: ['Axis', 'Pelco'] }),
    ).toEqual(['In Stock', '₺100 – ₺1,900', 'Axis', 'Pelco']);
  });

  test('name the hidden brands where they are the fewer', () => {
    expect(labels(toggleBrand(NO_FILTER, products, 'Bosch'))).toEqual(['Not Bosch']);
    expect(labels({ brands: ['2N', 'Apollo', 'Axis'] })).toEqual(['Not Bosch', 'Not Pelco']);
  });

  test('say so where no brand is ticked, and show all again without it', () => {
    const [none] = activeFilters({ ...NO_FILTER, brands: [] }, products);
    expect(none).toEqual({ label: 'No brands', without: NO_FILTER });
  });

  test('without the only ticked brand all brands show', () => {
    const [axis] = activeFilters(onlyBrand(NO_FILTER, 'Axis'), products);
    expect(axis).toEqual({ label: 'Axis', without: NO_FILTER });
  });

  test('taking one away leaves the others, and taking away all clears', () => {
    fc.assert(
      fc.property(fc.subarray(names), fc.boolean(), fc.boolean(), (brands, inStock, priced) => {
        let filter: ListingFilter = {
          ...NO_FILTER,
          availability: inStock ? 'in-stock' : 'all',
          price: priced ? { min: 1, max: 2 } : undefined,
          brands: brands.length === names.length ? 'all' : brands,
          view: 'compact',
        };
        for (
          let active = activeFilters(filter, products);
          active[0];
          active = activeFilters(filter, products)
        ) {
          const rest = active.slice(1).map(({ label }) => label);
          filter = active[0].without;
          expect(activeFilters(filter, products).map(({ label }) => label)).toEqual(rest);
        }
        expect(filter).toEqual(clearFilters(filter));
      }),
    );
  });
});
