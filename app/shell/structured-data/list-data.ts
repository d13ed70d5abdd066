import type { ProductSummary } from '#app/domain/product/product.ts';
import { absoluteUrl } from '#app/shell/absolute-url.ts';

/** A list of products as search engines read it, in the words of schema.org. */
export function listData(products: readonly ProductSummary[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ id, title }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: title,
      url: absoluteUrl(`/product/${id}`),
    })),
  };
}
