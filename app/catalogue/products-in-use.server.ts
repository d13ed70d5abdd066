import { memoryProducts } from './memory-products.server.ts';
import type { Product } from '#app/product/model/product.ts';
import type { Products } from './products.server.ts';

let inUse = memoryProducts;

/** What pages ask about products. */
export const products = (): Products => inUse;

/** Makes pages ask `others` from now on. The gateway of a live shop names the products of its database. */
export function askProductsOf(others: Products): void {
  inUse = others;
}

/** All products, for files that have them all. */
export async function allProducts(): Promise<readonly Product[]> {
  const all: Product[] = [];
  for await (const { product } of inUse.each()) all.push(product);
  return all;
}
