import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOffer } from '#tests/support/an-offer.ts';
import { isInStock, LOW_STOCK_THRESHOLD, stockStatus, stockText } from './stock-status.ts';

const textFor = (soldOut: boolean, availableQuantity?: number): string =>
  stockText(stockStatus({ soldOut, ...(availableQuantity !== undefined && { availableQuantity }) }));

describe('stockStatus and stockText', () => {
  test('a sold-out product is Out of Stock, whatever its quantity', () => {
    expect(textFor(true, 12)).toBe('Out of Stock');
    expect(textFor(true)).toBe('Out of Stock');
  });

  test('a product with no pieces left is Out of Stock', () => {
    expect(textFor(false, 0)).toBe('Out of Stock');
  });

  test('fewer than 5 pieces are Only N left', () => {
    expect(textFor(false, 4)).toBe('Only 4 left');
    expect(textFor(false, 1)).toBe('Only 1 left');
  });

  test('5 or more pieces, or an unknown quantity, are In Stock', () => {
    expect(textFor(false, 5)).toBe('In Stock');
    expect(textFor(false, 80)).toBe('In Stock');
    expect(textFor(false)).toBe('In Stock');
  });

  test('isInStock is true exactly when the product is not Out of Stock', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        expect(isInStock(offer)).toBe(stockText(stockStatus(offer)) !== 'Out of Stock');
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
