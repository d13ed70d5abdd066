import { expect, test } from 'vitest';
import { aProduct } from '#tests/support/a-product.ts';
import { orderExample } from './order-example.ts';

const shirt = (id: string, fields = {}) =>
  aProduct({ id, title: `Shirt ${id}`, brand: 'Loom', specifications: {}, ...fields });

test('the example of a quick order is the shop’s own: part numbers and ids of what is in stock', () => {
  const products = [
    shirt('1', { specifications: { Model: 'LINEN-7' } }),
    shirt('2', { soldOut: true }),
    shirt('TEE-RED-M'),
    shirt('17'),
    shirt('18'),
  ];
  expect(orderExample(products)).toBe('2 x LINEN-7\nTEE-RED-M, 6\n17; 1');
});

test('names nothing that a quick order would not read as one product', () => {
  const same = { specifications: { Model: 'BASIC' } };
  expect(orderExample([shirt('1', same), shirt('2', same), shirt('TEE')])).toBe('2 x TEE');
});

test('is empty without products', () => {
  expect(orderExample([])).toBe('');
});
