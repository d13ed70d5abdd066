import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { steps } from '#app/figures/model/figures.fixture.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
import { anyListing } from '#tests/support/any-listing.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { facetsOf } from './facet.ts';
import { listProducts } from './listing.ts';
import { DEFAULT_FILTER, type ListingFilter, selectOnlyBrand } from './listing-filter.ts';
import { scopeOf } from './listing-scope.ts';

const products = [
  aProduct({ id: 'a', brand: 'Pelco', price: 50000 }),
  aProduct({ id: 'b', brand: 'Axis', price: 10000 }),
  aProduct({ id: 'c', brand: 'Axis', price: 20000, soldOut: true }),
];
const scope = scopeOf(products);
const facets = (filter: ListingFilter) => facetsOf(products, scope, filter);

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
