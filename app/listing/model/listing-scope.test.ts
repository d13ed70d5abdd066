import { expect, test } from 'vitest';
import { isListingScope, scopeOf } from './listing-scope.ts';

test.each([-1, 1.5, 1e308, Infinity])('a listing of %s products is rejected', (total) => {
  expect(isListingScope({ ...scopeOf([]), total })).toBe(false);
});
