import { expect, test } from 'vitest';
import { numbers } from '#app/figures/model/figures.fixture.ts';
import { aCatalogueProduct, aProduct } from '#tests/support/a-product.ts';
import { isCatalogueProduct, namingSpecifications, pickSummary } from './catalogue-product.ts';

const product = aCatalogueProduct({ model: 'P3265-LVE', figures: { range: numbers(30) } });

test('a product is named by the specifications that it has', () => {
  const specifications = { Series: 'P32', Model: 'P3265-LVE', GTIN: '96385074' };
  expect(namingSpecifications(aProduct({ specifications }))).toEqual({
    model: 'P3265-LVE',
    gtin: '96385074',
  });
});

test('a card gets neither figures nor codes', () => {
  const { figures: _, model: _m, ...summary } = product;
  expect(pickSummary(product)).toStrictEqual(summary);
});

test.each([
  ['null', null],
  ['a product without a brand', { ...product, brand: undefined }],
  ['a product without a category', { ...product, category: undefined }],
  ['a model that is a number', { ...product, model: 7 }],
  ['a price that is a string', { ...product, price: '19.99' }],
  ['a stock quantity that is a string', { ...product, availableQuantity: 'many' }],
  ['a product without a stock status', { ...product, soldOut: undefined }],
  ['a product without figures', { ...product, figures: undefined }],
])('rejects %s', (_, value) => {
  expect(isCatalogueProduct(product)).toBe(true);
  expect(isCatalogueProduct(value)).toBe(false);
});
