import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { listProducts } from './listing.ts';
import { DEFAULT_FILTER, type ListingFilter } from './listing-filter.ts';

const expensive = aProduct({ id: 'expensive', brand: 'Pelco', price: 90000, isBestSeller: true });
const soldOut = aProduct({ id: 'sold-out', brand: 'Axis', price: 50000, soldOut: true });
const cheap = aProduct({ id: 'cheap', brand: 'Axis', price: 10000 });
const list = (fields: Partial<ListingFilter>) =>
  listProducts([soldOut, cheap, expensive], { ...DEFAULT_FILTER, sort: 'price-asc', ...fields });

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
    expect(list({ price: { min: 100, max: 500 } })).toEqual([cheap, soldOut]);
    expect(list({ price: { min: 101, max: 499 } })).toEqual([]);
  });

  test('combines all filters', () => {
    const filter = { availability: 'in-stock', brands: ['Axis'], price: { min: 0, max: 900 } } as const;
    expect(list(filter)).toEqual([cheap]);
  });

  test('adding a filter only removes products', () => {
    fc.assert(
      fc.property(anyProducts, fc.nat({ max: 50000 }), (products, max) => {
        const byPrice: ListingFilter = { ...DEFAULT_FILTER, price: { min: 0, max } };
        const byPriceAndStock: ListingFilter = { ...byPrice, availability: 'in-stock' };
        expect(listProducts(products, byPriceAndStock)).toEqual(
          listProducts(products, byPrice).filter((product) => !product.soldOut),
        );
      }),
    );
  });
});
