import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOffer } from '#tests/support/an-offer.ts';
import { isInStock, LOW_STOCK_THRESHOLD, stockStatus } from './stock-status.ts';

const statusFor = (soldOut: boolean, availableQuantity?: number) =>
  stockStatus({ soldOut, ...(availableQuantity !== undefined && { availableQuantity }) });

describe('stockStatus', () => {
  test('a product marked as sold out is sold out, whatever its quantity', () => {
    expect(statusFor(true, 12)).toEqual({ kind: 'sold-out' });
    expect(statusFor(true)).toEqual({ kind: 'sold-out' });
  });

  test('a product with no units left is sold out', () => {
    expect(statusFor(false, 0)).toEqual({ kind: 'sold-out' });
  });

  test('fewer than 5 units are low stock', () => {
    expect(statusFor(false, 4)).toEqual({ kind: 'low', left: 4 });
    expect(statusFor(false, 1)).toEqual({ kind: 'low', left: 1 });
  });

  test('5 or more units, or an unknown quantity, are in stock', () => {
    expect(statusFor(false, 5)).toEqual({ kind: 'in-stock' });
    expect(statusFor(false, 80)).toEqual({ kind: 'in-stock' });
    expect(statusFor(false)).toEqual({ kind: 'in-stock' });
  });

  test('isInStock is true exactly when the product is not sold out', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        // `anyOffer` marks offers without units as sold out, as the catalogue does.
        expect(isInStock(offer)).toBe(!offer.soldOut);
      }),
    );
  });

  test('low stock has a quantity from 1 to below the threshold', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        const status = stockStatus(offer);
        if (status.kind !== 'low') return;
        expect(status.left).toBe(offer.availableQuantity);
        expect(status.left).toBeGreaterThan(0);
        expect(status.left).toBeLessThan(LOW_STOCK_THRESHOLD);
      }),
    );
  });
});
