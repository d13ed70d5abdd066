import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { anOffer, anyOffer } from '#tests/support/an-offer.ts';
import { isCatalogueOffer, isInStock, pickCatalogueOffer, stockStatus } from './offer.ts';

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
