import { describe, expect, test } from 'vitest';
import { numbers, steps } from '#app/figures/model/figures.fixture.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { DEFAULT_FILTER, type ListingFilter, selectOnlyBrand } from './listing-filter.ts';
import { facetsOf, isListingScope, listProducts, scopeOf } from './listing.ts';
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

const ip54 = { kind: 'step', step: 'IP54' } as const;
const ip66 = { kind: 'step', step: 'IP66' } as const;
const far = { kind: 'range', min: 30 } as const;
const notStated = { kind: 'not-stated' } as const;

test.each<[title: string, fields: Partial<ListingFilter>, listed: readonly unknown[]]>([
  ['all products in the order of the filter', { sort: 'price-asc' }, [cheap, soldOut, expensive]],
  ['the best sellers first', { sort: 'best-selling' }, [expensive, soldOut, cheap]],
  ['only products in stock', { availability: 'in-stock' }, [cheap, expensive]],
  ['only the selected brands', { brands: ['Pelco'] }, [expensive]],
  ['nothing if no brand is selected', { brands: [] }, []],
  // The range is in dollars, the prices of products are in cents.
  ['both ends of the price range', { price: { min: 100, max: 500 } }, [cheap, soldOut]],
  ['nothing outside the price range', { price: { min: 101, max: 499 } }, []],
  ['products at a step or better', { figures: { ip: [ip54] } }, [cheap, soldOut]],
  ['what meets one condition of an attribute', { figures: { ip: [ip66, notStated] } }, [soldOut, expensive]],
  ['what meets each attribute', { figures: { ip: [ip54], 'night-range': [far] } }, [soldOut]],
  ['what does not state a figure', { figures: { ip: [ip54], 'night-range': [notStated] } }, [cheap]],
  [
    'all products for a condition on an attribute that the listing does not have',
    { figures: { colour: [{ kind: 'value', value: 'red' }] } },
    [cheap, soldOut, expensive],
  ],
  [
    'what meets all filters',
    { availability: 'in-stock', brands: ['Axis'], price: { min: 0, max: 900 } },
    [cheap],
  ],
])('lists %s', (_, fields, listed) => {
  expect(list(fields)).toEqual(listed);
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

test.each([-1, 1.5, 1e308, Infinity])('a listing of %s products is rejected', (total) => {
  expect(isListingScope(scopeOf([]))).toBe(true);
  expect(isListingScope({ ...scopeOf([]), total })).toBe(false);
});
