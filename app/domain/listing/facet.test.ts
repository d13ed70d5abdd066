import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { brandFacets, inStockCount } from './facet.ts';
import { listProducts } from './listing.ts';
import { brandsOf, DEFAULT_FILTER, selectOnlyBrand } from './listing-filter.ts';

const products = [
  aProduct({ id: 'a', brand: 'Pelco', price: 50000 }),
  aProduct({ id: 'b', brand: 'Axis', price: 10000 }),
  aProduct({ id: 'c', brand: 'Axis', price: 20000, soldOut: true }),
];

describe('brandFacets', () => {
  test('counts the products of each brand in alphabetical order', () => {
    expect(brandFacets(products, DEFAULT_FILTER)).toEqual([
      { brand: 'Axis', count: 2, isSelected: true },
      { brand: 'Pelco', count: 1, isSelected: true },
    ]);
  });

  test('applies the other filters and keeps brands without products', () => {
    const filter = { ...DEFAULT_FILTER, availability: 'in-stock', price: { min: 0, max: 300 } } as const;
    expect(brandFacets(products, filter).map(({ brand, count }) => [brand, count])).toEqual([
      ['Axis', 1],
      ['Pelco', 0],
    ]);
  });

  test('counts the products of a deselected brand', () => {
    const [axis] = brandFacets(products, selectOnlyBrand(DEFAULT_FILTER, 'Pelco'));
    expect(axis).toEqual({ brand: 'Axis', count: 2, isSelected: false });
  });

  test('each count is the number of products listed if only that brand is selected', () => {
    const availability = fc.constantFrom('all' as const, 'in-stock' as const);
    fc.assert(
      fc.property(
        anyProducts,
        availability,
        fc.nat({ max: 50000 }),
        fc.nat(9),
        (products, availability, max, start) => {
          const brands = brandsOf(products).slice(start);
          const filter = { ...DEFAULT_FILTER, availability, brands, price: { min: 0, max } };
          for (const { brand, count, isSelected } of brandFacets(products, filter)) {
            expect(count).toBe(listProducts(products, selectOnlyBrand(filter, brand)).length);
            expect(isSelected).toBe(brands.includes(brand));
          }
        },
      ),
    );
  });
});

describe('inStockCount', () => {
  test('counts the products in stock under the other filters', () => {
    expect(inStockCount(products, DEFAULT_FILTER)).toBe(2);
    expect(inStockCount(products, selectOnlyBrand(DEFAULT_FILTER, 'Axis'))).toBe(1);
  });

  test('does not depend on the selected availability', () => {
    expect(inStockCount(products, { ...DEFAULT_FILTER, availability: 'in-stock' })).toBe(2);
  });
});
