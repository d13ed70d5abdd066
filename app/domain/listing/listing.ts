import type { ProductSummary } from '#app/domain/product/product.ts';
import { isInStock } from '#app/domain/product/stock-status.ts';
import { isTicked, type ListingFilter } from './listing-filter.ts';
import { isWithin } from './price-range.ts';
import { sortProducts } from './sort-order.ts';

export function passes(product: ProductSummary, filter: ListingFilter): boolean {
  return (
    (filter.availability === 'all' || isInStock(product)) &&
    isTicked(filter, product.brand) &&
    (filter.price === undefined || isWithin(filter.price, product.price))
  );
}

export function listProducts<P extends ProductSummary>(
  products: readonly P[],
  filter: ListingFilter,
): readonly P[] {
  return sortProducts(
    products.filter((product) => passes(product, filter)),
    filter.sort,
  );
}
