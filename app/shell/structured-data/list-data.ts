import type { ItemList } from 'schema-dts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import { absoluteUrl } from '#app/shell/page-meta.ts';
import type { Crumb } from '#app/ui/breadcrumb.tsx';
import { productPath } from '#app/offer/model/product-address.ts';

export function listData(pages: readonly Crumb[], start = 0) {
  return {
    '@type': 'ItemList',
    itemListElement: pages.map(({ title, to }, index) => ({
      '@type': 'ListItem',
      position: start + index + 1,
      name: title,
      url: absoluteUrl(to),
    })),
  } satisfies ItemList;
}

export function productListData(products: readonly ProductSummary[], start = 0) {
  return listData(
    products.map(({ id, title }) => ({ title, to: productPath(id) })),
    start,
  );
}
