import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { availabilityFacet, brandFacet } from './facet.ts';
import { listProducts } from './listing.ts';
import { brandsOf, NO_FILTER, onlyBrand } from './listing-filter.ts';

const products = [
  aProduct({ id: 'a', brand: 'Pelco', price: 50000 }),
  aProduct({ id: 'b', brand: 'Axis', price: 10000 }),
  aProduct({ id: 'c', brand: 'Axis', price: 20000, soldOut: true }),
];

describe('the brand facet', () => {
  test('counts the products of each brand, by name', () => {
    expect(brandFacet(products, NO_FILTER)).toEqual([
      { value: 'Axis', label: 'Axis', count: 2, selected: true },
      { value: 'Pelco', label: 'Pelco', count: 1, selected: true },
    ]);
  });

  test('counts under the other filters, and a brand without a product keeps its place', () => {
    const filter = { ...NO_FILTER, availability: 'in-stock', price: { min: 0, max: 300 } } as const;
    expect(brandFacet(products, filter).map(({ label, count }) => [label, count])).toEqual([
      ['Axis', 1],
      ['Pelco', 0],
    ]);
  });

  test('unticking a brand does not change its count', () => {
    const [axis] = brandFacet(products, onlyBrand(NO_FILTER, 'Pelco'));
    expect(axis).toEqual({ value: 'Axis', label: 'Axis', count: 2, selected: false });
  });

  test('a count is the number of products that ticking only that brand shows', () => {
    const availability = fc.constantFrom('all' as const, 'in-stock' as const);
    fc.assert(
      fc.property(
        anyProducts,
        availability,
        fc.nat({ max: 50000 }),
        fc.nat(9),
        (products, availability, max, pick) => {
          const brands = brandsOf(products).slice(pick);
          const filter = { ...NO_FILTER, availability, brands, price: { min: 0, max } };
          for (const { value, count, selected } of brandFacet(products, filter)) {
            expect(count).toBe(listProducts(products, onlyBrand(filter, value)).length);
            expect(selected).toBe(brands.includes(value));
          }
        },
      ),
    );
  });
});

describe('the availability facet', () => {
  test('counts all products and those in stock, under the other filters', () => {
    expect(availabilityFacet(products, NO_FILTER)).toEqual({ all: 3, inStock: 2 });
    expect(availabilityFacet(products, onlyBrand(NO_FILTER, 'Axis'))).toEqual({ all: 2, inStock: 1 });
  });

  test('does not count itself', () => {
    expect(availabilityFacet(products, { ...NO_FILTER, availability: 'in-stock' })).toEqual({
      all: 3,
      inStock: 2,
    });
  });
});
