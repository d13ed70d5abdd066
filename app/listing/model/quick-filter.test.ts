import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct, anyProducts } from '#tests/support/a-product.ts';
import { activeFilters } from './active-filter.ts';
import { DEFAULT_FILTER, type ListingFilter, selectOnlyBrand } from './listing-filter.ts';
import { scopeOf } from './listing-scope.ts';
import { quickFilters } from './quick-filter.ts';

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
