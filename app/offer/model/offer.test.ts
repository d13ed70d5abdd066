import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyOffer } from '#tests/support/an-offer.ts';
import { isInStock, stockStatus } from './offer.ts';

describe('stockStatus', () => {
  test.each([
    ['sold out, whatever its quantity', { soldOut: true, availableQuantity: 12 }, { kind: 'sold-out' }],
    ['sold out without units', { soldOut: false, availableQuantity: 0 }, { kind: 'sold-out' }],
    ['low below 5 units', { soldOut: false, availableQuantity: 4 }, { kind: 'low', left: 4 }],
    ['in stock from 5 units on', { soldOut: false, availableQuantity: 5 }, { kind: 'in-stock' }],
    ['in stock if its quantity is unknown', { soldOut: false }, { kind: 'in-stock' }],
  ])('a product is %s', (_, stock, status) => {
    expect(stockStatus(stock)).toEqual(status);
  });

  test('isInStock is true exactly when the product is not sold out', () => {
    fc.assert(
      fc.property(anyOffer, (offer) => {
        // `anyOffer` marks offers without units as sold out, as the catalogue does.
        expect(isInStock(offer)).toBe(!offer.soldOut);
      }),
    );
  });
});
