import { tallyOf, withCounts } from '#app/figures/model/figure-facet.ts';
import { isInStock } from '#app/offer/model/offer.ts';
import { splitByFilter } from './listing.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { Filterable, ListingScope } from './listing-scope.ts';

/** The counts beside the choices of the filter panel. Without filters they equal those of the scope. */
export type ListingFacets = Pick<ListingScope, 'inStock' | 'brands' | 'figures'>;

/**
 * Each count is the number of products that would be listed if only this brand, only products in stock, or only this option
 * of a figure were selected, with all other filters unchanged. Choices whose count is 0 are included.
 */
export function facetsOf(
  products: readonly Filterable[],
  scope: Pick<ListingScope, 'brands' | 'figures'>,
  filter: ListingFilter,
): ListingFacets {
  const { matching, excludedOnlyBy } = splitByFilter(products, filter, scope);
  const brandCounts = new Map<string, number>();
  for (const { brand } of [...matching, ...(excludedOnlyBy.get('brands') ?? [])]) {
    brandCounts.set(brand, (brandCounts.get(brand) ?? 0) + 1);
  }
  return {
    inStock: matching.filter(isInStock).length,
    brands: scope.brands.map(({ brand }) => ({ brand, count: brandCounts.get(brand) ?? 0 })),
    figures: scope.figures.map((facet) => {
      const { id } = facet.attribute;
      const counted = [...matching, ...(excludedOnlyBy.get(facet.attribute) ?? [])];
      return withCounts(facet, tallyOf(counted.map(({ stated }) => stated?.[id])));
    }),
  };
}
