import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderSummary, taxPercentOf } from './order-summary.ts';

test('taxPercentOf returns 18, or undefined if a back end charges a different amount of tax', () => {
  const summary = orderSummary(10_000);
  expect(taxPercentOf(summary)).toBe(18);
  expect(taxPercentOf({ ...summary, tax: 2000, total: 16_999 })).toBeUndefined();
});

describe('orderSummary', () => {
  test('charges $49.99 for shipping and 18% tax on the subtotal', () => {
    expect(orderSummary(10000)).toEqual({ subtotal: 10000, shipping: 4999, tax: 1800, total: 16799 });
  });

  test('charges nothing for an empty cart', () => {
    expect(orderSummary(0)).toEqual({ subtotal: 0, shipping: 0, tax: 0, total: 0 });
  });

  test('charges the same shipping for every order', () => {
    expect(orderSummary(1).shipping).toBe(4999);
    expect(orderSummary(36_750_000).shipping).toBe(4999);
  });

  test('rounds half a cent of tax up', () => {
    expect(orderSummary(25).tax).toBe(5);
    expect(orderSummary(24).tax).toBe(4);
  });

  test('has whole cents and a total that is the sum of the other amounts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (subtotal) => {
        const { shipping, tax, total } = orderSummary(subtotal);
        expect(total).toBe(subtotal + shipping + tax);
        expect(tax).toSatisfy(Number.isInteger);
        // The tax differs from exactly 18% by at most half a cent.
        expect(Math.abs(tax * 100 - subtotal * 18)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
