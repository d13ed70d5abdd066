import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import { meetsCondition } from '#app/figures/model/figure-condition.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import { isInStock } from '#app/offer/model/offer.ts';
import { conditionsOn, isBrandSelected, type ListingFilter } from './listing-filter.ts';
import type { Filterable, ListingScope } from './listing-scope.ts';
import { isWithin } from './price-range.ts';
import { sortProducts } from './sort-order.ts';
import { tallyOf, withCounts } from '#app/figures/model/figure-facet.ts';

type FilterSubject = 'availability' | 'brands' | 'price' | ShownAttribute;

type FilterPart = {
  readonly subject: FilterSubject;
  readonly matches: (product: Filterable) => boolean;
};

type FilterScope = Pick<ListingScope, 'figures'>;

/** The parts of the filter that leave out products. A product must match all of them. */
function partsOf(filter: ListingFilter, { figures }: FilterScope): readonly FilterPart[] {
  const { availability, brands, price } = filter;
  const parts: FilterPart[] = [];
  if (availability === 'in-stock') parts.push({ subject: 'availability', matches: isInStock });
  if (brands !== 'all') {
    parts.push({ subject: 'brands', matches: ({ brand }) => isBrandSelected(filter, brand) });
  }
  if (price) parts.push({ subject: 'price', matches: (product) => isWithin(price, product.price) });
  for (const { attribute } of figures) {
    const conditions = conditionsOn(filter, attribute.id);
    if (conditions.length === 0) continue;
    const matches = ({ stated }: Filterable) =>
      conditions.some((condition) => meetsCondition(attribute, stated?.[attribute.id], condition));
    parts.push({ subject: attribute, matches });
  }
  return parts;
}

export function filterProducts<P extends Filterable>(
  products: readonly P[],
  filter: ListingFilter,
  scope: FilterScope,
): readonly P[] {
  const parts = partsOf(filter, scope);
  return products.filter((product) => parts.every(({ matches }) => matches(product)));
}

export function listProducts<P extends ProductSummary & Filterable>(
  products: readonly P[],
  filter: ListingFilter,
  scope: FilterScope,
): readonly P[] {
  return sortProducts(filterProducts(products, filter, scope), filter.sort);
}

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
  const parts = partsOf(filter, scope);
  const matchingExcept = (subject: FilterSubject) =>
    products.filter((product) => parts.every((part) => part.subject === subject || part.matches(product)));
  const byBrand = Map.groupBy(matchingExcept('brands'), ({ brand }) => brand);
  return {
    inStock: matchingExcept('availability').filter(isInStock).length,
    brands: scope.brands.map(({ brand }) => ({ brand, count: byBrand.get(brand)?.length ?? 0 })),
    figures: scope.figures.map((facet) => {
      const counted = matchingExcept(facet.attribute);
      return withCounts(facet, tallyOf(counted.map(({ stated }) => stated?.[facet.attribute.id])));
    }),
  };
}
