import type { ProductSummary } from '#app/domain/product/product.ts';
import { absoluteUrl } from '#app/shell/absolute-url.ts';

/** The schema.org data of a list of products. */
export function listData(products: readonly ProductSummary[]): object {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absoluteUrl(`/product/${id}`),
    })),
  };
}
