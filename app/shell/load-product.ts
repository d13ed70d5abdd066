import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router';
import { withBase } from '#app/base-path.ts';
import { productPath } from '#app/offer/model/product-address.ts';
import type { Product } from '#app/offer/model/product.ts';
import { isRecord } from '#app/lib/type-guards.ts';
import { parseProductPage } from './page-data.ts';

/**
 * Everything that the shop has of a product, from the data of its page. A fetcher of the router would replace the whole page
 * with an error if the data cannot be loaded.
 * @throws if the product's page has no data, or they cannot be loaded
 */
export async function loadProduct(id: string): Promise<Product> {
  const response = await fetch(withBase(`${productPath(id)}.data`));
  if (!response.ok || !response.body) throw new Error(`${response.url} has status ${response.status}.`);
  const { value } = await decodeViaTurboStream(response.body, window);
  const routes = isRecord(value) ? Object.values(value) : [];
  for (const route of routes) {
    const page = isRecord(route) ? parseProductPage(route['data']) : undefined;
    if (page) return page.product;
  }
  throw new Error(`${response.url} is not the page of a product.`);
}
