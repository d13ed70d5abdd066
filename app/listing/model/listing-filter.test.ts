import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import {
  clearFilters,
  DEFAULT_FILTER,
  isBrandSelected,
  selectOnlyBrand,
  toggleBrand,
} from './listing-filter.ts';
import { scopeOf } from './listing-scope.ts';

const scope = scopeOf(['Pelco', 'axis', 'Bosch', 'Pelco'].map((brand) => aProduct({ brand })));
const namesOf = ({ brands }: typeof scope) => brands.map(({ brand }) => brand);

test('all brands are selected by default', () => {
  expect(namesOf(scope).every((brand) => isBrandSelected(DEFAULT_FILTER, brand))).toBe(true);
});

test('selectOnlyBrand selects one brand and keeps the other filters', () => {
  const filter = { ...DEFAULT_FILTER, availability: 'in-stock', brands: ['axis'] } as const;
  expect(selectOnlyBrand(filter, 'Pelco')).toEqual({ ...filter, brands: ['Pelco'] });
});

describe('toggleBrand', () => {
  test('deselects a selected brand', () => {
    expect(toggleBrand(DEFAULT_FILTER, scope, 'Bosch').brands).toEqual(['axis', 'Pelco']);
  });

  test('deselects the last selected brand', () => {
    expect(toggleBrand(selectOnlyBrand(DEFAULT_FILTER, 'Bosch'), scope, 'Bosch').brands).toEqual([]);
  });

  test('returns "all" once every brand is selected', () => {
    const filter = { ...DEFAULT_FILTER, brands: ['Pelco', 'axis'] };
    expect(toggleBrand(filter, scope, 'Bosch').brands).toBe('all');
  });

  test('ignores a brand that the listing does not have', () => {
    expect(toggleBrand(DEFAULT_FILTER, scope, 'Unknown')).toEqual(DEFAULT_FILTER);
  });

  test('changes only the given brand, and restores the filter when applied twice', () => {
    fc.assert(
      fc.property(anyProducts, fc.func(fc.boolean()), fc.nat(), (products, isToggled, index) => {
        const scope = scopeOf(products);
        const brands = namesOf(scope);
        const toggledBrand = brands[index % brands.length];
        if (toggledBrand === undefined) return;
        const before = brands
          .filter(isToggled)
          .reduce((filter, brand) => toggleBrand(filter, scope, brand), DEFAULT_FILTER);
        const after = toggleBrand(before, scope, toggledBrand);
        for (const brand of brands) {
          const hasChanged = isBrandSelected(after, brand) !== isBrandSelected(before, brand);
          expect(hasChanged).toBe(brand === toggledBrand);
        }
        expect(toggleBrand(after, scope, toggledBrand)).toEqual(before);
      }),
    );
  });
});

test('clearFilters resets everything but the view', () => {
  expect(
    clearFilters({
      availability: 'in-stock',
      brands: [],
      price: { min: 1, max: 2 },
      figures: { ip: [{ kind: 'step', step: 'IP66' }] },
      sort: 'name-asc',
      order: { column: 'ip', direction: 'descending' },
      view: 'compact',
      page: 7,
    }),
  ).toEqual({ ...DEFAULT_FILTER, view: 'compact' });
});
