import type { ProductSummary } from '#app/domain/product/product.ts';
import { isInStock } from '#app/domain/product/stock-status.ts';
import { matchesFilter } from './listing.ts';
import { brandsOf, isBrandSelected, type ListingFilter } from './listing-filter.ts';

export type BrandFacet = {
  readonly brand: string;
  /** The number of products that would be shown if only this brand were selected, with all other filters unchanged. */
  readonly count: number;
  readonly isSelected: boolean;
};

/** Every brand of the listing in alphabetical order, including those whose count is 0. */
export function brandFacets(
  products: readonly ProductSummary[],
  filter: ListingFilter,
): readonly BrandFacet[] {
  const shown = products.filter((product) => matchesFilter(product, { ...filter, brands: 'all' }));
  return brandsOf(products).map((brand) => ({
    brand,
    count: shown.filter((product) => product.brand === brand).length,
    isSelected: isBrandSelected(filter, brand),
  }));
}

/** The number of products that would be shown with the availability "In Stock", with all other filters unchanged. */
export function inStockCount(products: readonly ProductSummary[], filter: ListingFilter): number {
  const shown = products.filter((product) => matchesFilter(product, { ...filter, availability: 'all' }));
  return shown.filter(isInStock).length;
}
