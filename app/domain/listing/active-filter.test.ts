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
const labelsOf = (filter: ListingFilter): readonly string[] =>
  activeFilters(filter, products).map(({ label }) => label);

describe('activeFilters', () => {
  test('does not include the sort order and the view', () => {
    expect(labelsOf({ ...DEFAULT_FILTER, sort: 'name-asc', view: 'list' })).toEqual([]);
  });

  test('lists availability, price and selected brands', () => {
    expect(
      labelsOf({
        ...DEFAULT_FILTER,
        availability: 'in-stock',
        price: { min: 100, max: 1900 },
        brands: ['Axis', 'Pelco'],
      }),
    ).toEqual(['In Stock', '₺100 – ₺1,900', 'Axis', 'Pelco']);
  });

  test('lists the deselected brands where these are fewer', () => {
    expect(labelsOf(toggleBrand(DEFAULT_FILTER, products, 'Bosch'))).toEqual(['Not Bosch']);
    expect(labelsOf({ ...DEFAULT_FILTER, brands: ['2N', 'Apollo', 'Axis'] })).toEqual([
      'Not Bosch',
      'Not Pelco',
    ]);
  });

  test('is "No brands" where none is selected, and selects all brands when removed', () => {
    const [noBrands] = activeFilters({ ...DEFAULT_FILTER, brands: [] }, products);
    expect(noBrands).toEqual({ label: 'No brands', filterWithout: DEFAULT_FILTER });
  });

  test('selects all brands when the only selected one is removed', () => {
    const [axis] = activeFilters(selectOnlyBrand(DEFAULT_FILTER, 'Axis'), products);
    expect(axis).toEqual({ label: 'Axis', filterWithout: DEFAULT_FILTER });
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
          expect(labelsOf(filter)).toEqual(others.map(({ label }) => label));
          [first, ...others] = activeFilters(filter, products);
        }
        expect(filter).toEqual(clearFilters(filter));
      }),
    );
  });
});
