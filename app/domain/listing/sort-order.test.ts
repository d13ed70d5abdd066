import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { SORT_ORDERS, type SortKey, sortOrders, sortProducts } from './sort-order.ts';

const keys = SORT_ORDERS.map(({ key }) => key);

const bulb = aProduct({ title: 'bulb', price: 300, soldQuantity: 90 });
const alarm = aProduct({ title: 'Alarm', price: 200, soldQuantity: 10, isBestSeller: true });
const eclair = aProduct({ title: 'Éclair', price: 100, soldQuantity: 10, isBestSeller: true });
const camera = aProduct({ title: 'Camera', price: 200, soldQuantity: 30, isBestSeller: true });
const shelf = [bulb, eclair, alarm, camera];

describe('sort orders', () => {
  test('stand in the order of the specification', () => {
    expect(SORT_ORDERS.map(({ label }) => label)).toEqual([
      'Best Selling',
      'Price: Low to High',
      'Price: High to Low',
      'Name: A-Z',
      'Name: Z-A',
    ]);
  });

  test.each<[SortKey, readonly unknown[]]>([
    ['best-selling', [camera, alarm, eclair, bulb]],
    ['price-asc', [eclair, alarm, camera, bulb]],
    ['price-desc', [bulb, alarm, camera, eclair]],
    ['name-asc', [alarm, bulb, camera, eclair]],
    ['name-desc', [eclair, camera, bulb, alarm]],
    ['best-match', shelf],
  ])('%s sorts as its name says, equals staying as they stood', (key, sorted) => {
    expect(sortProducts(shelf, key)).toEqual(sorted);
  });

  test('every order keeps every product, leaves the given list alone and is settled after one pass', () => {
    fc.assert(
      fc.property(anyProducts, fc.constantFrom(...keys), (products, key) => {
        const before = [...products];
        const sorted = sortProducts(products, key);
        expect(products).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(products));
        expect(sorted).toHaveLength(products.length);
        expect(sortProducts(sorted, key)).toEqual(sorted);
      }),
    );
  });

  test('products of one price stay in catalogue order whichever way prices are sorted', () => {
    const same = ['c', 'a', 'b'].map((id) => aProduct({ id, price: 500 }));
    expect(sortProducts(same, 'price-asc')).toEqual(same);
    expect(sortProducts(same, 'price-desc')).toEqual(same);
  });

  test('only what comes by best match can be put back into that order', () => {
    expect(sortOrders('best-selling')).toEqual(SORT_ORDERS);
    expect(sortOrders('best-match').map(({ key }) => key)).toEqual(['best-match', ...keys]);
  });
});
