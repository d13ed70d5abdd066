import { describe, expect, test } from 'vitest';
import { numbers, steps } from '#app/figures/model/figures.fixture.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { facetsOf, listProducts } from './listing.ts';
import { DEFAULT_FILTER, type ListingFilter, selectOnlyBrand } from './listing-filter.ts';
import { scopeOf } from './listing-scope.ts';
import { anyListing } from '#tests/support/any-listing.ts';
import * as fc from 'fast-check';

const expensive = aProduct({ id: 'expensive', brand: 'Pelco', price: 90000, isBestSeller: true });
const soldOut = {
  ...aProduct({ id: 'sold-out', brand: 'Axis', price: 50000, soldOut: true }),
  stated: { ip: steps('IP66'), 'night-range': numbers(30) },
};
const cheap = { ...aProduct({ id: 'cheap', brand: 'Axis', price: 10000 }), stated: { ip: steps('IP54') } };
const scope = scopeWithFigures([soldOut, cheap, expensive]);
const list = (fields: Partial<ListingFilter>) =>
  listProducts([soldOut, cheap, expensive], { ...DEFAULT_FILTER, sort: 'price-asc', ...fields }, scope);

describe('listProducts', () => {
  test('lists all products in the order of the filter', () => {
    expect(list({ sort: 'best-selling' })[0]).toBe(expensive);
    expect(list({ sort: 'price-asc' })).toEqual([cheap, soldOut, expensive]);
  });

  test('omits sold-out products when only those in stock are selected', () => {
    expect(list({ availability: 'in-stock' })).toEqual([cheap, expensive]);
  });

  test('lists only the selected brands', () => {
    expect(list({ brands: ['Pelco'] })).toEqual([expensive]);
    expect(list({ brands: [] })).toEqual([]);
  });

  test('includes both ends of the price range', () => {
    // The range is in dollars, the prices of products are in cents.
    expect(list({ price: { min: 100, max: 500 } })).toEqual([cheap, soldOut]);
    expect(list({ price: { min: 101, max: 499 } })).toEqual([]);
  });

  test('lists the products that meet one condition of each attribute', () => {
    const ip54 = { kind: 'step', step: 'IP54' } as const;
    const ip66 = { kind: 'step', step: 'IP66' } as const;
    const far = { kind: 'range', min: 30 } as const;
    const notStated = { kind: 'not-stated' } as const;
    expect(list({ figures: { ip: [ip54] } })).toEqual([cheap, soldOut]);
    expect(list({ figures: { ip: [ip66, notStated] } })).toEqual([soldOut, expensive]);
    expect(list({ figures: { ip: [ip54], 'night-range': [far] } })).toEqual([soldOut]);
    expect(list({ figures: { ip: [ip54], 'night-range': [notStated] } })).toEqual([cheap]);
  });

  test('ignores conditions on an attribute that the listing does not have', () => {
    expect(list({ figures: { colour: [{ kind: 'value', value: 'red' }] } })).toHaveLength(3);
  });

  test('combines all filters', () => {
    const filter = { availability: 'in-stock', brands: ['Axis'], price: { min: 0, max: 900 } } as const;
    expect(list(filter)).toEqual([cheap]);
  });

  test('adding the stock filter to a price range removes exactly the sold-out products', () => {
    fc.assert(
      fc.property(anyProducts, fc.nat({ max: 50000 }), (products, max) => {
        const byPrice: ListingFilter = { ...DEFAULT_FILTER, price: { min: 0, max } };
        const byPriceAndStock: ListingFilter = { ...byPrice, availability: 'in-stock' };
        const scope = scopeOf(products);
        expect(listProducts(products, byPriceAndStock, scope)).toEqual(
          listProducts(products, byPrice, scope).filter((product) => !product.soldOut),
        );
      }),
    );
  });
});

const products = [
  aProduct({ id: 'a', brand: 'Pelco', price: 50000 }),
  aProduct({ id: 'b', brand: 'Axis', price: 10000 }),
  aProduct({ id: 'c', brand: 'Axis', price: 20000, soldOut: true }),
];
const facets = (filter: ListingFilter) => facetsOf(products, scopeOf(products), filter);

describe('facetsOf', () => {
  test('counts the products in stock and the products of each brand, with the brands in alphabetical order', () => {
    expect(facets(DEFAULT_FILTER)).toEqual({
      inStock: 2,
      brands: [
        { brand: 'Axis', count: 2 },
        { brand: 'Pelco', count: 1 },
      ],
      figures: [],
    });
  });

  test('counts the products of each brand under the other filters, and keeps brands without products', () => {
    const filter = { ...DEFAULT_FILTER, availability: 'in-stock', price: { min: 0, max: 300 } } as const;
    expect(facets(filter).brands).toEqual([
      { brand: 'Axis', count: 1 },
      { brand: 'Pelco', count: 0 },
    ]);
  });

  test('counts the products of a deselected brand', () => {
    expect(facets(selectOnlyBrand(DEFAULT_FILTER, 'Pelco')).brands[0]).toEqual({ brand: 'Axis', count: 2 });
  });

  test('counts the products in stock under the other filters, whatever availability is selected', () => {
    expect(facets(selectOnlyBrand(DEFAULT_FILTER, 'Axis')).inStock).toBe(1);
    expect(facets({ ...DEFAULT_FILTER, availability: 'in-stock' }).inStock).toBe(2);
  });

  test('counts the products of each option under all other filters, and keeps options without products', () => {
    const listed = [
      { ...aProduct({ id: 'a', brand: 'Pelco' }), stated: { ip: steps('IP66') } },
      { ...aProduct({ id: 'b', brand: 'Axis' }), stated: { ip: steps('IP54') } },
      aProduct({ id: 'c', brand: 'Axis' }),
    ];
    const scope = scopeWithFigures(listed);
    const filter = selectOnlyBrand(DEFAULT_FILTER, 'Axis');
    const notStated = { ...filter, figures: { ip: [{ kind: 'not-stated' } as const] } };
    for (const chosen of [filter, notStated]) {
      expect(facetsOf(listed, scope, chosen).figures[0]?.options.map(({ count }) => count)).toEqual([
        1, 0, 1,
      ]);
    }
    expect(facetsOf(listed, scope, notStated).brands.map(({ count }) => count)).toEqual([1, 0]);
  });

  test('without filters, the counts are those of the scope', () => {
    fc.assert(
      fc.property(anyListing, ({ products, scope }) => {
        expect(scope).toMatchObject(facetsOf(products, scope, DEFAULT_FILTER));
      }),
    );
  });

  test('each count is the number of products listed if that choice is the only one selected in its facet', () => {
    fc.assert(
      fc.property(anyListing, ({ products, scope, filter }) => {
        const countOf = (choice: ListingFilter) => listProducts(products, choice, scope).length;
        const facets = facetsOf(products, scope, filter);
        expect(facets.inStock).toBe(countOf({ ...filter, availability: 'in-stock' }));
        for (const { brand, count } of facets.brands) {
          expect(count).toBe(countOf(selectOnlyBrand(filter, brand)));
        }
        for (const { attribute, options } of facets.figures) {
          for (const { condition, count } of options) {
            const figures = { ...filter.figures, [attribute.id]: [condition] };
            expect(count).toBe(countOf({ ...filter, figures }));
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
