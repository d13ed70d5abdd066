import type { ProductSummary } from '#app/domain/product/product.ts';
import { isInStock } from '#app/domain/product/stock-status.ts';
import { isBrandSelected, type ListingFilter } from './listing-filter.ts';
import { isWithin } from './price-range.ts';
import { sortProducts } from './sort-order.ts';

export function matchesFilter(product: ProductSummary, filter: ListingFilter): boolean {
  return (
    (filter.availability === 'all' || isInStock(product)) &&
    isBrandSelected(filter, product.brand) &&
    (filter.price === undefined || isWithin(filter.price, product.price))
  );
}

/** The products that match the filter, in its sort order. */
export function listProducts<P extends ProductSummary>(
  products: readonly P[],
  filter: ListingFilter,
): readonly P[] {
  return sortProducts(
    products.filter((product) => matchesFilter(product, filter)),
    filter.sort,
  );
}
