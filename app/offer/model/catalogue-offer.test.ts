import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { isCatalogueOffer, pickCatalogueOffer } from './catalogue-offer.ts';

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
