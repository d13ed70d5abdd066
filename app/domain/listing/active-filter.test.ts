import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { activeFilters } from './active-filter.ts';
import {
  clearFilters,
  DEFAULT_FILTER,
  type ListingFilter,
  selectOnlyBrand,
  toggleBrand,
} from './listing-filter.ts';

const brandNames = ['2N', 'Apollo', 'Axis', 'Bosch', 'Pelco'];
const products = brandNames.map((brand) => aProduct({ brand }));
const criteriaOf = (filter: ListingFilter) =>
  activeFilters(filter, products).map(({ criterion }) => criterion);

describe('activeFilters', () => {
  test('does not include the sort order and the view', () => {
    expect(criteriaOf({ ...DEFAULT_FILTER, sort: 'name-asc', view: 'list' })).toEqual([]);
  });

  test('lists availability, price and selected brands', () => {
    expect(
      criteriaOf({
        ...DEFAULT_FILTER,
        availability: 'in-stock',
        price: { min: 100, max: 1900 },
        brands: ['Axis', 'Pelco'],
      }),
    ).toEqual([
      { kind: 'in-stock' },
      { kind: 'price', range: { min: 100, max: 1900 } },
      { kind: 'brand', brand: 'Axis' },
      { kind: 'brand', brand: 'Pelco' },
    ]);
  });

  test('lists the deselected brands if there are fewer of them than selected ones', () => {
    expect(criteriaOf(toggleBrand(DEFAULT_FILTER, products, 'Bosch'))).toEqual([
      { kind: 'not-brand', brand: 'Bosch' },
    ]);
    expect(criteriaOf({ ...DEFAULT_FILTER, brands: ['2N', 'Apollo', 'Axis'] })).toEqual([
      { kind: 'not-brand', brand: 'Bosch' },
      { kind: 'not-brand', brand: 'Pelco' },
    ]);
  });

  test('lists "no brands" if none is selected; removing it selects all brands', () => {
    const [noBrands] = activeFilters({ ...DEFAULT_FILTER, brands: [] }, products);
    expect(noBrands).toEqual({ criterion: { kind: 'no-brands' }, filterWithout: DEFAULT_FILTER });
  });

  test('selects all brands when the only selected one is removed', () => {
    const [axis] = activeFilters(selectOnlyBrand(DEFAULT_FILTER, 'Axis'), products);
    expect(axis).toEqual({ criterion: { kind: 'brand', brand: 'Axis' }, filterWithout: DEFAULT_FILTER });
  });

  test('removing one leaves the others, and removing all equals clearing the filters', () => {
    fc.assert(
      fc.property(fc.subarray(brandNames), fc.boolean(), fc.boolean(), (brands, inStock, hasPrice) => {
        let filter: ListingFilter = {
          ...DEFAULT_FILTER,
          availability: inStock ? 'in-stock' : 'all',
          price: hasPrice ? { min: 1, max: 2 } : undefined,
          brands: brands.length === brandNames.length ? 'all' : brands,
          view: 'compact',
        };
        let [first, ...others] = activeFilters(filter, products);
        while (first) {
          filter = first.filterWithout;
          expect(criteriaOf(filter)).toEqual(others.map(({ criterion }) => criterion));
          [first, ...others] = activeFilters(filter, products);
        }
        expect(filter).toEqual(clearFilters(filter));
      }),
    );
  });
});
