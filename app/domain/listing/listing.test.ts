import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { listProducts } from './listing.ts';
import { type ListingFilter, NO_FILTER } from './listing-filter.ts';

const dear = aProduct({ id: 'dear', brand: 'Pelco', price: 90000, isBestSeller: true });
const gone = aProduct({ id: 'gone', brand: 'Axis', price: 50000, soldOut: true });
const cheap = aProduct({ id: 'cheap', brand: 'Axis', price: 10000 });
const shown = (fields: Partial<ListingFilter>) =>
  listProducts([gone, cheap, dear], { ...NO_FILTER, sort: 'price-asc', ...fields });

describe('a listing', () => {
  test('shows every product at first, best selling first', () => {
    expect(shown({ sort: 'best-selling' })[0]).toBe(dear);
    expect(shown({})).toEqual([cheap, gone, dear]);
  });

  test('in stock leaves out what is sold out', () => {
    expect(shown({ availability: 'in-stock' })).toEqual([cheap, dear]);
  });

  test('shows the ticked brands only, and nothing where none is ticked', () => {
    expect(shown({ brands: ['Pelco'] })).toEqual([dear]);
    expect(shown({ brands: [] })).toEqual([]);
  });

  test('shows the prices within the range, both ends included', () => {
    expect(shown({ price: { min: 100, max: 500 } })).toEqual([cheap, gone]);
    expect(shown({ price: { min: 101, max: 499 } })).toEqual([]);
  });

  test('filters narrow together', () => {
    expect(shown({ availability: 'in-stock', brands: ['Axis'], price: { min: 0, max: 900 } })).toEqual([
      cheap,
    ]);
  });

  test('one more filter never shows more', () => {
    fc.assert(
      fc.property(anyProducts, fc.nat({ max: 50000 }), (products, max) => {
        const priced: ListingFilter = { ...NO_FILTER, price: { min: 0, max } };
        const wide = listProducts(products, priced);
        const narrow = listProducts(products, { ...priced, availability: 'in-stock' });
        expect(narrow).toEqual(wide.filter(({ soldOut }) => !soldOut));
      }),
    );
  });
});
