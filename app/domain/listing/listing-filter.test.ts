import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { brandsOf, clearFilters, isTicked, NO_FILTER, onlyBrand, toggleBrand } from './listing-filter.ts';

const products = ['Pelco', 'axis', 'Bosch', 'Pelco'].map((brand) => aProduct({ brand }));

describe('brands of a filter', () => {
  test('are each named once, by name', () => {
    expect(brandsOf(products)).toEqual(['axis', 'Bosch', 'Pelco']);
  });

  test('are all ticked at first', () => {
    expect(brandsOf(products).every((brand) => isTicked(NO_FILTER, brand))).toBe(true);
  });

  test('unticking one leaves the others', () => {
    expect(toggleBrand(NO_FILTER, products, 'Bosch').brands).toEqual(['axis', 'Pelco']);
  });

  test('unticking the last one leaves none', () => {
    expect(toggleBrand(onlyBrand(NO_FILTER, 'Bosch'), products, 'Bosch').brands).toEqual([]);
  });

  test('ticking the last missing one is all brands again', () => {
    const filter = { ...NO_FILTER, brands: ['Pelco', 'axis'] };
    expect(toggleBrand(filter, products, 'Bosch').brands).toBe('all');
  });

  test('only ticks one alone and leaves the other filters', () => {
    const filter = { ...NO_FILTER, availability: 'in-stock', brands: ['axis'] } as const;
    expect(onlyBrand(filter, 'Pelco')).toEqual({ ...filter, brands: ['Pelco'] });
  });

  test('a brand that the listing does not have changes nothing', () => {
    expect(toggleBrand(NO_FILTER, products, 'Nobody')).toEqual(NO_FILTER);
  });

  test('toggling a brand turns that one alone, and twice is as before', () => {
    fc.assert(
      fc.property(anyProducts, fc.func(fc.boolean()), fc.nat(), (products, keep, pick) => {
        const brands = brandsOf(products);
        const brand = brands[pick % brands.length];
        if (brand === undefined) return;
        const start = brands
          .filter(keep)
          .reduce((filter, each) => toggleBrand(filter, products, each), NO_FILTER);
        const toggled = toggleBrand(start, products, brand);
        for (const each of brands) {
          expect(isTicked(toggled, each)).toBe(isTicked(start, each) !== (each === brand));
        }
        expect(toggleBrand(toggled, products, brand)).toEqual(start);
      }),
    );
  });
});

test('Clear resets brands, price, availability and sort, and keeps the view', () => {
  expect(
    clearFilters({
      availability: 'in-stock',
      brands: [],
      price: { min: 1, max: 2 },
      sort: 'name-asc',
      view: 'compact',
    }),
  ).toEqual({ availability: 'all', brands: 'all', price: undefined, sort: 'best-selling', view: 'compact' });
});
