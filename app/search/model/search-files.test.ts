import { expect, test } from 'vitest';
import { aSearchEntry } from '#tests/support/a-product.ts';
import { isSearchedProduct, isSearchIndex } from './search-files.ts';

const { id, title, brand, image, price } = aSearchEntry({ id: '1', title: 'Dome' });
const INDEXED = { id, title, brand, image, price, models: 'X-1' };
const INDEX = { products: [INDEXED], categories: [{ title: 'CCTV Systems', slug: 'cctv-systems' }] };
const SEARCHED = { ...aSearchEntry({ specifications: ['IP66'] }), models: 'X-1', showsWorksWith: false };

test('the files of the search are accepted', () => {
  expect(isSearchIndex(INDEX)).toBe(true);
  expect(isSearchedProduct(SEARCHED)).toBe(true);
});

test.each([
  ['an error page', '<html>'],
  ['null', null],
  ['a missing field', { ...INDEX, products: [{ ...INDEXED, title: undefined }] }],
  ['a price that is a text', { ...INDEX, products: [{ ...INDEXED, price: '19' }] }],
  ['a category without a slug', { ...INDEX, categories: [{ title: 'CCTV Systems' }] }],
])('%s is not an index', (_, file) => {
  expect(isSearchIndex(file)).toBe(false);
});

test.each([
  ['without a description', { description: undefined }],
  ['with a specification that is a number', { specifications: [66] }],
  ['without `soldOut`', { soldOut: undefined }],
  ['without models', { models: undefined }],
  ['without `showsWorksWith`', { showsWorksWith: undefined }],
])('a product %s is not searched', (_, fields) => {
  expect(isSearchedProduct({ ...SEARCHED, ...fields })).toBe(false);
});
