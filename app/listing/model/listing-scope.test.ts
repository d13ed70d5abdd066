import { expect, test } from 'vitest';
import { isListedProducts, scopeOf } from './listing-scope.ts';

const listedWith = (total: number) => ({
  products: [],
  filterData: { scope: { ...scopeOf([]), total }, columns: [] },
});

test.each([-1, 1.5, 1e308, Infinity])('a listing of %s products is rejected', (total) => {
  expect(isListedProducts(listedWith(0))).toBe(true);
  expect(isListedProducts(listedWith(total))).toBe(false);
});
