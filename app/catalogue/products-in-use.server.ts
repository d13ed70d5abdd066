import { productsInMemory } from './memory-products.server.ts';
import type { Product } from '#app/offer/model/product.ts';
import type { PageProducts } from './page-products.server.ts';

let inUse = productsInMemory;

/** What pages ask about products. */
export const products = (): PageProducts => inUse;

/** Makes pages ask `others` from now on. The gateway of a live shop names the products of its database. */
export function askProductsOf(others: PageProducts): void {
  inUse = others;
}

/** Products in the order of the catalogue, or of a listing. */
export async function someProducts({
  slug,
  start = 0,
  count = Number.POSITIVE_INFINITY,
}: {
  readonly slug?: string;
  readonly start?: number;
  readonly count?: number;
}): Promise<readonly Product[]> {
  const found: Product[] = [];
  if (count <= 0) return found;
  for await (const { product } of inUse.each(slug, start)) {
    found.push(product);
    if (found.length >= count) break;
  }
  return found;
}
