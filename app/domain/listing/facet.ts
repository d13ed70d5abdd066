import type { ProductSummary } from '#app/domain/product/product.ts';
import { isInStock } from '#app/domain/product/stock-status.ts';
import { passes } from './listing.ts';
import { brandsOf, isTicked, type ListingFilter } from './listing-filter.ts';

export type FacetValue = {
  readonly value: string;
  readonly label: string;
  /** How many products would show if only this value were ticked, the other filters staying as they are. */
  readonly count: number;
  readonly selected: boolean;
};

/** Every brand of the listing by name; those without a product under the other filters keep their place. */
export function brandFacet(
  products: readonly ProductSummary[],
  filter: ListingFilter,
): readonly FacetValue[] {
  const shown = products.filter((product) => passes(product, { ...filter, brands: 'all' }));
  return brandsOf(products).map((brand) => ({
    value: brand,
    label: brand,
    count: shown.filter((product) => product.brand === brand).length,
    selected: isTicked(filter, brand),
  }));
}

export function availabilityFacet(
  products: readonly ProductSummary[],
  filter: ListingFilter,
): { readonly all: number; readonly inStock: number } {
  const shown = products.filter((product) => passes(product, { ...filter, availability: 'all' }));
  return { all: shown.length, inStock: shown.filter(isInStock).length };
}
