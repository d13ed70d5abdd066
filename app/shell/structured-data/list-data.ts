import type { ProductSummary } from '#app/domain/product/product.ts';
import { absoluteUrl } from '#app/shell/absolute-url.ts';

/** The schema.org data of a list of products, or of a part of it that begins at `start`. */
export function listData(products: readonly ProductSummary[], start = 0): object {
  return {
    '@type': 'ItemList',
    itemListElement: products.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      name: title,
      url: absoluteUrl(`/product/${id}`),
    })),
  };
}
