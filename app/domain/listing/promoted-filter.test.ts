import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aProduct, anyProducts } from '#tests/support/a-product.ts';
import { activeFilters } from './active-filter.ts';
import { brandsOf, type ListingFilter, NO_FILTER, onlyBrand } from './listing-filter.ts';
import { promotedFilters } from './promoted-filter.ts';

const ofBrands = (...brands: readonly string[]) => brands.map((brand) => aProduct({ brand }));
const labels = (...brands: readonly string[]) =>
  promotedFilters(ofBrands(...brands), NO_FILTER).map(({ label }) => label);

const isLeftOut = (overview: readonly string[], pressed: readonly string[]) =>
  overview.some((label) => label.startsWith('Not ') && !pressed.includes(label.slice('Not '.length)));

test('L3: stock is promoted, and the three brands that most products are of', () => {
  expect(labels('Pelco', 'Axis', 'Viking', 'Viking', 'Bosch')).toEqual([
    'In Stock',
    'Viking',
    'Axis',
    'Bosch',
  ]);
  expect(labels('Pelco', 'Axis')).toEqual(['In Stock', 'Axis', 'Pelco']);
});

test('L3: where there is nothing to choose between, nothing is promoted', () => {
  expect(labels('Axis', 'Axis')).toEqual([]);
  expect(labels()).toEqual([]);
});

test('L1, L3: promoted filters keep their places whatever is filtered, and one in force is in the overview', () => {
  fc.assert(
    fc.property(anyProducts, fc.nat({ max: 3 }), fc.nat({ max: 3 }), (products, first, second) => {
      const places = promotedFilters(products, NO_FILTER).map(({ label }) => label);
      let filter: ListingFilter = NO_FILTER;
      for (const at of [first, second]) {
        filter = promotedFilters(products, filter)[at]?.toggle(filter) ?? filter;
        const now = promotedFilters(products, filter);
        expect(now.map(({ label }) => label)).toEqual(places);
        const overview = activeFilters(filter, products).map(({ label }) => label);
        const pressed = now.filter(({ selected }) => selected).map(({ label }) => label);
        // Of most brands the overview names those that are left out.
        for (const label of pressed)
          expect(overview.includes(label) || isLeftOut(overview, pressed)).toBe(true);
      }
    }),
  );
});

test('L3: pressed again, a promoted filter is taken back', () => {
  const products = ofBrands('Axis', 'Bosch');
  expect(brandsOf(products)).toEqual(['Axis', 'Bosch']);
  for (const { toggle } of promotedFilters(products, NO_FILTER)) {
    expect(toggle(NO_FILTER)).not.toEqual(NO_FILTER);
    expect(toggle(toggle(NO_FILTER))).toEqual(NO_FILTER);
  }
});

test('L3: a second brand joins the first, and both are pressed', () => {
  const products = ofBrands('Axis', 'Bosch', 'Pelco');
  const bosch = onlyBrand(NO_FILTER, 'Bosch');
  const [, axis] = promotedFilters(products, bosch);
  expect(axis?.selected).toBe(false);
  const both = axis?.toggle(bosch) ?? NO_FILTER;
  expect(both.brands).toEqual(['Axis', 'Bosch']);
  const pressed = promotedFilters(products, both).filter(({ selected }) => selected);
  expect(pressed.map(({ label }) => label)).toEqual(['Axis', 'Bosch']);
});
