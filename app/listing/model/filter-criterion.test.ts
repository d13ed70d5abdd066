import { describe, expect, test } from 'vitest';
import { ip, nightRange, numbers, steps } from '#app/figures/model/figures.fixture.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { activeFilters, quickFilters } from './filter-criterion.ts';
import {
  clearFilters,
  DEFAULT_FILTER,
  type ListingFilter,
  selectOnlyBrand,
  toggleBrand,
} from './listing-filter.ts';
import { scopeOf } from './listing-scope.ts';
import * as fc from 'fast-check';

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

const ofBrands = (...brands: readonly string[]) => scopeOf(brands.map((brand) => aProduct({ brand })));
const criteriaFor = (...brands: readonly string[]) =>
  quickFilters(ofBrands(...brands), DEFAULT_FILTER).map(({ criterion }) => criterion);
const IN_STOCK = { kind: 'in-stock' };

test('L3: offers In Stock and the three brands with the most products', () => {
  expect(criteriaFor('Pelco', 'Axis', 'Viking', 'Viking', 'Bosch')).toEqual([
    IN_STOCK,
    { kind: 'brand', brand: 'Viking' },
    { kind: 'brand', brand: 'Axis' },
    { kind: 'brand', brand: 'Bosch' },
  ]);
  expect(criteriaFor('Pelco', 'Axis')).toEqual([
    IN_STOCK,
    { kind: 'brand', brand: 'Axis' },
    { kind: 'brand', brand: 'Pelco' },
  ]);
});

test('L3: offers no quick filters for fewer than two brands', () => {
  expect(criteriaFor('Axis', 'Axis')).toEqual([]);
  expect(criteriaFor()).toEqual([]);
});

test('L1, L3: quick filters keep their order, and selected ones are among the active filters', () => {
  fc.assert(
    fc.property(anyProducts, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (products, first, second) => {
      const scope = scopeOf(products);
      const order = quickFilters(scope, DEFAULT_FILTER).map(({ criterion }) => criterion);
      let filter: ListingFilter = DEFAULT_FILTER;
      for (const index of [first, second]) {
        filter = quickFilters(scope, filter)[index]?.toggle(filter) ?? filter;
        const quick = quickFilters(scope, filter);
        expect(quick.map(({ criterion }) => criterion)).toEqual(order);
        const active = activeFilters(filter, scope).map(({ criterion }) => criterion);
        const selected = quick.filter(({ isSelected }) => isSelected).map(({ criterion }) => criterion);
        // If most brands are selected, the active filters are the deselected brands.
        if (active.some(({ kind }) => kind === 'not-brand')) continue;
        for (const criterion of selected) expect(active).toContainEqual(criterion);
      }
    }),
  );
});

test('L3: toggling a quick filter twice restores the filter', () => {
  const filters = quickFilters(ofBrands('Axis', 'Bosch'), DEFAULT_FILTER);
  expect(filters).toHaveLength(3);
  for (const { toggle } of filters) {
    expect(toggle(DEFAULT_FILTER)).not.toEqual(DEFAULT_FILTER);
    expect(toggle(toggle(DEFAULT_FILTER))).toEqual(DEFAULT_FILTER);
  }
});

test('L3: a quick filter adds its brand to the brand that is already selected', () => {
  const scope = ofBrands('Axis', 'Bosch', 'Pelco');
  const bosch = selectOnlyBrand(DEFAULT_FILTER, 'Bosch');
  const [, axis] = quickFilters(scope, bosch);
  expect(axis?.isSelected).toBe(false);
  const both = axis?.toggle(bosch) ?? DEFAULT_FILTER;
  expect(both.brands).toEqual(['Axis', 'Bosch']);
  const selected = quickFilters(scope, both).filter(({ isSelected }) => isSelected);
  expect(selected.map(({ criterion }) => criterion)).toEqual([
    { kind: 'brand', brand: 'Axis' },
    { kind: 'brand', brand: 'Bosch' },
  ]);
});
