import { expect, test } from 'vitest';
import { IN_PARTS } from '#app/lib/in-parts.ts';
import { aProduct } from '#tests/support/a-product.ts';
import { fileOfAll } from './file-of-all.server.ts';
import { productsInMemory } from './memory-products.server.ts';
import { askProductsOf } from './products-in-use.server.ts';

/** @param length of the description of each product */
async function fileOf(count: number, length: number) {
  const all = Array.from({ length: count }, (_, index) => ({
    product: aProduct({ id: String(index), description: 'x'.repeat(length) }),
    figures: {},
  }));
  askProductsOf({
    ...productsInMemory,
    async *each() {
      yield* all;
    },
  });
  const response = await fileOfAll(
    'application/json',
    (some) => JSON.stringify({ products: some.map(({ id, description }) => ({ id, description })) }),
    ']}',
    ',',
  );
  const { products } = await response.json();
  return {
    ids: products.map(({ id }: { readonly id: string }) => id),
    isInParts: response.headers.has(IN_PARTS),
  };
}

test.each([
  [0, 1, false],
  [1, 1, false],
  [500, 1, false],
  [1001, 1, false],
  [1001, 2000, true],
])('a file has each of %i products once, in parts only if it is long', async (count, length, isInParts) => {
  const ids = Array.from({ length: count }, (_, index) => String(index));
  expect(await fileOf(count, length)).toEqual({ ids, isInParts });
});
