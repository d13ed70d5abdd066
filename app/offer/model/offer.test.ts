import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import {
  isCatalogueOffer,
  isInStock,
  LOW_STOCK_THRESHOLD,
  pickCatalogueOffer,
  stockStatus,
} from './offer.ts';

const entry = { ...anOffer(), brand: 'Axis', category: 'cctv-systems' };

test('an entry of an offer file for a product without a model has the offer, the brand and the category, and nothing else', () => {
  expect(pickCatalogueOffer(aProduct())).toEqual(entry);
});

test('an entry has the model that the specifications state', () => {
  const specifications = { Series: 'P32', Model: 'P3265-LVE' };
  expect(pickCatalogueOffer(aProduct({ specifications }))).toEqual({ ...entry, model: 'P3265-LVE' });
});

test('the entry of any product is still valid after it was sent as JSON', () => {
  fc.assert(
    fc.property(anyProducts, (products) => {
      const received: unknown = JSON.parse(JSON.stringify(products.map(pickCatalogueOffer)));
      expect(Array.isArray(received) && received.every(isCatalogueOffer)).toBe(true);
    }),
  );
});

test.each([
  ['null', null],
  ['an offer without a brand', { ...entry, brand: undefined }],
  ['an offer without a category', { ...entry, category: undefined }],
  ['a model that is a number', { ...entry, model: 7 }],
  ['a price that is a string', { ...entry, price: '19.99' }],
  ['a stock quantity that is a string', { ...entry, availableQuantity: 'many' }],
  ['an offer without a stock status', { ...entry, soldOut: undefined }],
])('rejects %s', (_, value) => {
  expect(isCatalogueOffer(entry)).toBe(true);
  expect(isCatalogueOffer(value)).toBe(false);
});

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
