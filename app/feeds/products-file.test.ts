import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SHOP_URL } from '#app/base-path.ts';
import { anyProducts, aProduct } from '#tests/support/a-product.ts';
import { productsFile, productsFileSchema } from './products-file.server.ts';

test('has prices in dollars, the part number and the stock', () => {
  const product = aProduct({
    price: 123_450,
    originalPrice: 200_000,
    availableQuantity: 3,
    gtin: '4006381333931',
    weight: '0.6 kg',
    specifications: { Model: 'P3245' },
  });
  const [entry] = productsFile([{ product, categories: ['CCTV'] }]).products;
  expect(entry).toMatchObject({
    id: '1',
    url: `${SHOP_URL}/product/1`,
    gtin: '4006381333931',
    mpn: 'P3245',
    weight: '0.6 kg',
    price: 1234.5,
    originalPrice: 2000,
    currency: 'USD',
    availability: 'in-stock',
    quantity: 3,
  });
});

test('matches its definition, whatever the products are', () => {
  fc.assert(
    fc.property(anyProducts, (products) => {
      const file = productsFile(products.map((product) => ({ product, categories: [] })));
      expect(v.safeParse(productsFileSchema, JSON.parse(JSON.stringify(file))).issues).toBeUndefined();
    }),
  );
});
