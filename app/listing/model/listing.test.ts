import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers, steps } from '#app/figures/model/figures.fixture.ts';
import { scopeWithFigures } from '#tests/support/a-listing.ts';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { listProducts } from './listing.ts';
import { DEFAULT_FILTER, type ListingFilter } from './listing-filter.ts';
import { scopeOf } from './listing-scope.ts';

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
