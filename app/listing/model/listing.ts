import type { ShownAttribute } from '#app/figures/model/attribute.ts';
import type { Figure } from '#app/figures/model/figure.ts';
import { type FigureCondition, meetsCondition } from '#app/figures/model/figure-condition.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import { isInStock } from '#app/offer/model/stock-status.ts';
import { conditionsOn, isBrandSelected, type ListingFilter } from './listing-filter.ts';
import type { Filterable, ListingScope } from './listing-scope.ts';
import { isWithin } from './price-range.ts';
import { sortProducts } from './sort-order.ts';
import { tallyOf, withCounts } from '#app/figures/model/figure-facet.ts';

/** What a part of a filter is about. Attributes are those of `ListingScope.figures`. */
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
    if (conditions.length > 0) parts.push({ subject: attribute, matches: figureTest(attribute, conditions) });
  }
  return parts;
}

/** Tests each figure once, because many products refer to the same `Figure` object. */
function figureTest(attribute: ShownAttribute, conditions: readonly FigureCondition[]) {
  const tested = new Map<Figure | undefined, boolean>();
  return ({ stated }: Filterable): boolean => {
    const figure = stated?.[attribute.id];
    const known = tested.get(figure);
    if (known !== undefined) return known;
    const matches = conditions.some((condition) => meetsCondition(attribute, figure, condition));
    tested.set(figure, matches);
    return matches;
  };
}

/** The products that match the filter, in their own order. */
export function filterProducts<P extends Filterable>(
  products: readonly P[],
  filter: ListingFilter,
  scope: FilterScope,
): readonly P[] {
  const parts = partsOf(filter, scope);
  return products.filter((product) => parts.every(({ matches }) => matches(product)));
}

/** The products that match the filter, in its sort order. */
export function listProducts<P extends ProductSummary & Filterable>(
  products: readonly P[],
  filter: ListingFilter,
  scope: FilterScope,
): readonly P[] {
  return sortProducts(filterProducts(products, filter, scope), filter.sort);
}

/**
 * The products that match the filter, and those that only one part of it excludes, grouped by the subject of that part.
 * Products that several parts exclude are in neither.
 */
export function splitByFilter<P extends Filterable>(
  products: readonly P[],
  filter: ListingFilter,
  scope: FilterScope,
): { readonly matching: readonly P[]; readonly excludedOnlyBy: ReadonlyMap<FilterSubject, readonly P[]> } {
  const parts = partsOf(filter, scope);
  const matching: P[] = [];
  const excludedOnlyBy = new Map<FilterSubject, P[]>(parts.map(({ subject }) => [subject, []]));
  for (const product of products) {
    const unmet = parts.filter(({ matches }) => !matches(product));
    const [first] = unmet;
    if (first === undefined) matching.push(product);
    else if (unmet.length === 1) excludedOnlyBy.get(first.subject)?.push(product);
  }
  return { matching, excludedOnlyBy };
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
