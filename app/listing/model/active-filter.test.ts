import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ip, numbers, nightRange, steps } from '#app/figures/model/figures.fixture.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
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
const scope = scopeWithFigures(
  brandNames.map((brand, index) => ({
    ...aProduct({ brand }),
    stated: index % 2 > 0 ? { ip: steps('IP66'), 'night-range': numbers(index * 10) } : {},
  })),
);
const criteriaOf = (filter: ListingFilter) => activeFilters(filter, scope).map(({ criterion }) => criterion);

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
    expect(criteriaOf(toggleBrand(DEFAULT_FILTER, scope, 'Bosch'))).toEqual([
      { kind: 'not-brand', brand: 'Bosch' },
    ]);
    expect(criteriaOf({ ...DEFAULT_FILTER, brands: ['2N', 'Apollo', 'Axis'] })).toEqual([
      { kind: 'not-brand', brand: 'Bosch' },
      { kind: 'not-brand', brand: 'Pelco' },
    ]);
  });

  test('lists "no brands" if none is selected; removing it selects all brands', () => {
    const [noBrands] = activeFilters({ ...DEFAULT_FILTER, brands: [] }, scope);
    expect(noBrands).toEqual({ criterion: { kind: 'no-brands' }, filterWithout: DEFAULT_FILTER });
  });

  test('selects all brands when the only selected one is removed', () => {
    const [axis] = activeFilters(selectOnlyBrand(DEFAULT_FILTER, 'Axis'), scope);
    expect(axis).toEqual({ criterion: { kind: 'brand', brand: 'Axis' }, filterWithout: DEFAULT_FILTER });
  });

  test('lists each condition on a figure, after the brands', () => {
    const ip66 = { kind: 'step', step: 'IP66' } as const;
    const notStated = { kind: 'not-stated' } as const;
    const far = { kind: 'range', min: 30 } as const;
    const figures = { 'night-range': [far], ip: [ip66, notStated] };
    const filter = { ...DEFAULT_FILTER, brands: ['Axis'], figures };
    expect(criteriaOf(filter)).toEqual([
      { kind: 'brand', brand: 'Axis' },
      { kind: 'figure', attribute: nightRange, condition: far },
      { kind: 'figure', attribute: ip, condition: ip66 },
      { kind: 'figure', attribute: ip, condition: notStated },
    ]);
    const withoutEach = activeFilters(filter, scope).map(({ filterWithout }) => filterWithout.figures);
    expect(withoutEach).toEqual([
      figures,
      { ip: [ip66, notStated] },
      { 'night-range': [far], ip: [notStated] },
      { 'night-range': [far], ip: [ip66] },
    ]);
  });

  test('removing the first filter leaves the others, and removing all equals clearing them', () => {
    fc.assert(
      fc.property(
        fc.subarray(brandNames),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (brands, inStock, hasPrice, hasFigures) => {
          let filter: ListingFilter = {
            ...DEFAULT_FILTER,
            availability: inStock ? 'in-stock' : 'all',
            price: hasPrice ? { min: 1, max: 2 } : undefined,
            brands: brands.length === brandNames.length ? 'all' : brands,
            figures: hasFigures
              ? { 'night-range': [{ kind: 'range', min: 30 }, { kind: 'not-stated' }] }
              : {},
            view: 'compact',
          };
          let [first, ...others] = activeFilters(filter, scope);
          while (first) {
            filter = first.filterWithout;
            expect(criteriaOf(filter)).toEqual(others.map(({ criterion }) => criterion));
            [first, ...others] = activeFilters(filter, scope);
          }
          expect(filter).toEqual(clearFilters(filter));
        },
      ),
    );
  });
});
