import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOffer } from '#tests/support/an-offer.ts';
import { isInStock, LOW_STOCK_THRESHOLD, stockStatus, stockText } from './stock-status.ts';

const words = (soldOut: boolean, availableQuantity?: number): string =>
  stockText(stockStatus({ soldOut, ...(availableQuantity !== undefined && { availableQuantity }) }));

describe('stock status', () => {
  test('a product that is sold out is Out of Stock, however many are counted', () => {
    expect(words(true, 12)).toBe('Out of Stock');
    expect(words(true)).toBe('Out of Stock');
  });

  test('a product with none left is Out of Stock', () => {
    expect(words(false, 0)).toBe('Out of Stock');
  });

  test('fewer than 5 left is said in words', () => {
    expect(words(false, 4)).toBe('Only 4 left');
    expect(words(false, 1)).toBe('Only 1 left');
  });

  test('5 left, more, or an unknown number is In Stock', () => {
    expect(words(false, 5)).toBe('In Stock');
    expect(words(false, 80)).toBe('In Stock');
    expect(words(false)).toBe('In Stock');
  });

  test('a product can be bought exactly when it is not Out of Stock', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        expect(isInStock(offer)).toBe(stockText(stockStatus(offer)) !== 'Out of Stock');
        expect(isInStock(offer)).toBe(!offer.soldOut);
      }),
    );
  });

  test('low stock always tells the true number, from 1 up to below the threshold', () => {
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
