import { expect, test } from 'vitest';
import { aCatalogueProduct } from '#tests/support/a-product.ts';
import { isProductTexts, toIndexedProduct, toSearchedProduct } from './searched-product.ts';

const TEXTS = { id: '1', description: 'It looks.', specifications: ['IP66'], showsWorksWith: false };

const modelsOf = (fields: Parameters<typeof aCatalogueProduct>[0]) =>
  toIndexedProduct(aCatalogueProduct({ title: 'Dome', ...fields })).models;

test('an indexed product has its model and item number, unless its title contains them', () => {
  expect(modelsOf({})).toEqual([]);
  expect(modelsOf({ model: 'Dome', itemNumber: 'PMPN4284' })).toEqual(['PMPN4284']);
  expect(modelsOf({ model: 'X-1', itemNumber: '2' })).toEqual(['X-1', '2']);
});

test('a searched product has the texts that are searched', () => {
  const product = aCatalogueProduct({ id: '1', model: 'X-1' });
  expect(toSearchedProduct(product, TEXTS)).toMatchObject({
    ...TEXTS,
    title: product.title,
    models: ['X-1'],
  });
});

test.each([
  ['without a description', { description: undefined }],
  ['with a specification that is a number', { specifications: [66] }],
  ['without `showsWorksWith`', { showsWorksWith: undefined }],
])('texts %s are rejected', (_, fields) => {
  expect(isProductTexts(TEXTS)).toBe(true);
  expect(isProductTexts({ ...TEXTS, ...fields })).toBe(false);
});
