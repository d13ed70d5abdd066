import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { availableSortOrders, SORT_ORDERS, type SortKey, sortProducts } from './sort-order.ts';

const keys = SORT_ORDERS.map(({ key }) => key);

const bulb = aProduct({ title: 'bulb', price: 300, soldQuantity: 90 });
const alarm = aProduct({ title: 'Alarm', price: 200, soldQuantity: 10, isBestSeller: true });
const eclair = aProduct({ title: 'Éclair', price: 100, soldQuantity: 10, isBestSeller: true });
const camera = aProduct({ title: 'Camera', price: 200, soldQuantity: 30, isBestSeller: true });
const products = [bulb, eclair, alarm, camera];

test('availableSortOrders offers best match only where it is the default', () => {
  expect(availableSortOrders('best-selling')).toEqual(SORT_ORDERS);
  expect(availableSortOrders('best-match').map(({ key }) => key)).toEqual(['best-match', ...keys]);
});

describe('sortProducts', () => {
  test.each<[SortKey, readonly unknown[]]>([
    ['best-selling', [camera, alarm, eclair, bulb]],
    ['price-asc', [eclair, alarm, camera, bulb]],
    ['price-desc', [bulb, alarm, camera, eclair]],
    ['name-asc', [alarm, bulb, camera, eclair]],
    ['name-desc', [eclair, camera, bulb, alarm]],
    ['best-match', products],
  ])('sorts by %s; best-selling sorts ties by title, other orders leave them as they were', (key, sorted) => {
    expect(sortProducts(products, key)).toEqual(sorted);
  });

  test('keeps every product, does not change its input and is idempotent', () => {
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
});
