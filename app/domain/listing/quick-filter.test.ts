import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct, anyProducts } from '#tests/support/a-product.ts';
import { activeFilters } from './active-filter.ts';
import { DEFAULT_FILTER, type ListingFilter, selectOnlyBrand } from './listing-filter.ts';
import { quickFilters } from './quick-filter.ts';

const ofBrands = (...brands: readonly string[]) => brands.map((brand) => aProduct({ brand }));
const labels = (...brands: readonly string[]) =>
  quickFilters(ofBrands(...brands), DEFAULT_FILTER).map(({ label }) => label);

test('L3: offers In Stock and the three brands with the most products', () => {
  expect(labels('Pelco', 'Axis', 'Viking', 'Viking', 'Bosch')).toEqual([
    'In Stock',
    'Viking',
    'Axis',
    'Bosch',
  ]);
  expect(labels('Pelco', 'Axis')).toEqual(['In Stock', 'Axis', 'Pelco']);
});

test('L3: offers no quick filters for fewer than two brands', () => {
  expect(labels('Axis', 'Axis')).toEqual([]);
  expect(labels()).toEqual([]);
});

test('L1, L3: quick filters keep their order, and selected ones are among the active filters', () => {
  fc.assert(
    fc.property(anyProducts, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (products, first, second) => {
      const order = quickFilters(products, DEFAULT_FILTER).map(({ label }) => label);
      let filter: ListingFilter = DEFAULT_FILTER;
      for (const index of [first, second]) {
        filter = quickFilters(products, filter)[index]?.toggle(filter) ?? filter;
        const quick = quickFilters(products, filter);
        expect(quick.map(({ label }) => label)).toEqual(order);
        const active = activeFilters(filter, products).map(({ label }) => label);
        const selected = quick.filter(({ isSelected }) => isSelected).map(({ label }) => label);
        // If most brands are selected, the active filters are the deselected brands.
        const listsDeselected = active.some(
          (label) => label.startsWith('Not ') && !selected.includes(label.slice('Not '.length)),
        );
        for (const label of selected) expect(active.includes(label) || listsDeselected).toBe(true);
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

test('L3: a second brand is added to the first', () => {
  const products = ofBrands('Axis', 'Bosch', 'Pelco');
  const bosch = selectOnlyBrand(DEFAULT_FILTER, 'Bosch');
  const [, axis] = quickFilters(products, bosch);
  expect(axis?.isSelected).toBe(false);
  const both = axis?.toggle(bosch) ?? DEFAULT_FILTER;
  expect(both.brands).toEqual(['Axis', 'Bosch']);
  const selected = quickFilters(products, both).filter(({ isSelected }) => isSelected);
  expect(selected.map(({ label }) => label)).toEqual(['Axis', 'Bosch']);
});
