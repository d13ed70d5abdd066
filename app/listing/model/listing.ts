import type { Figures, ShownAttribute } from '#app/figures/model/attribute.ts';
import { meetsCondition } from '#app/figures/model/figure-condition.ts';
import { type FigureFacet, isFigureFacet, tallyOf, withCounts } from '#app/figures/model/figure-facet.ts';
import { isFigures } from '#app/figures/model/figure-table.ts';
import { isAbsentOr, isCount, isListOf, isNumber, isRecordOf, isString } from '#app/lib/type-guards.ts';
import { isInStock } from '#app/offer/model/offer.ts';
import { countJoined, joinVersions } from '#app/offer/model/family.ts';
import { isProductSummary, type ProductSummary } from '#app/offer/model/product.ts';
import { conditionsOn, isBrandSelected, type ListingFilter } from './listing-filter.ts';
import { isWithin, type PriceBounds, priceBounds } from './price-range.ts';
import { compareNames, sortProducts } from './sort-order.ts';

export type Filterable = Pick<
  ProductSummary,
  'brand' | 'price' | 'soldOut' | 'availableQuantity' | 'family' | 'versions'
> & {
  /** What the product states about the attributes of the listing; absent in listings that do not filter by figures. */
  readonly stated?: Figures;
};

type BrandCount = { readonly brand: string; readonly count: number };

/** What a listing contains before any filter is applied. */
export type ListingScope = {
  readonly total: number;
  /** Present if a product counts once with several versions: how many there are in all. */
  readonly versions?: number;
  readonly inStock: number;
  /** Each brand once, in alphabetical order. */
  readonly brands: readonly BrandCount[];
  readonly bounds: PriceBounds;
  /** The figures by which the listing can be filtered; empty for search results. */
  readonly figures: readonly FigureFacet[];
};

/** As how many products a list shows these. */
export const countOf = (products: readonly Filterable[]): number =>
  HAS_FAMILIES ? countJoined(products) : products.length;

export function scopeOf(products: readonly Filterable[], figures: readonly FigureFacet[] = []): ListingScope {
  const byBrand = Map.groupBy(products, ({ brand }) => brand);
  const total = countOf(products);
  return {
    total,
    ...(total < products.length && { versions: products.length }),
    inStock: countOf(products.filter(isInStock)),
    brands: brandCounts([...byBrand].map(([brand, ofBrand]) => [brand, countOf(ofBrand)] as const)),
    bounds: priceBounds(products),
    figures: HAS_FAMILIES ? figures.map((facet) => countedJoined(facet, products)) : figures,
  };
}

/** A product counts once for each option that one of its versions meets. */
function countedJoined(facet: FigureFacet, products: readonly Filterable[]): FigureFacet {
  const { attribute } = facet;
  const options = facet.options.map(({ condition }) => ({
    condition,
    count: countJoined(
      products.filter(({ stated }) => meetsCondition(attribute, stated?.[attribute.id], condition)),
    ),
  }));
  return { ...facet, options };
}

/** In alphabetical order. */
export function brandCounts(
  counts: Iterable<readonly [brand: string, count: number]>,
): readonly BrandCount[] {
  return Array.from(counts, ([brand, count]) => ({ brand, count })).toSorted((a, b) =>
    compareNames(a.brand, b.brand),
  );
}

type FilterSubject = 'availability' | 'brands' | 'price' | ShownAttribute;

type FilterPart = { readonly subject: FilterSubject; readonly matches: (product: Filterable) => boolean };

type FilterScope = Pick<ListingScope, 'figures'>;

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
  const filtered = filterProducts(products, filter, scope);
  return sortProducts(HAS_FAMILIES ? joinVersions(filtered) : filtered, filter.sort);
}

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
    inStock: countOf(matchingExcept('availability').filter(isInStock)),
    brands: scope.brands.map(({ brand }) => ({ brand, count: countOf(byBrand.get(brand) ?? []) })),
    figures: scope.figures.map((facet) => {
      const counted = matchingExcept(facet.attribute);
      if (HAS_FAMILIES) return countedJoined(facet, counted);
      return withCounts(facet, tallyOf(counted.map(({ stated }) => stated?.[facet.attribute.id])));
    }),
  };
}

/** More products than any listing has. A list of the pages of a much larger one would not fit into memory. */
const MAX_TOTAL = 10_000_000;

const FACET_CHECKS = {
  inStock: isCount,
  brands: isListOf(isRecordOf<BrandCount>({ brand: isString, count: isNumber })),
  figures: isListOf(isFigureFacet),
};

export const isTotal = (value: unknown): boolean => isCount(value) && value <= MAX_TOTAL;

export const isListingFacets = isRecordOf<ListingFacets>(FACET_CHECKS);

export const isListingScope = isRecordOf<ListingScope>({
  ...FACET_CHECKS,
  total: isTotal,
  versions: isAbsentOr(isTotal),
  bounds: isRecordOf<PriceBounds>({
    min: isNumber,
    max: isNumber,
    lowest: isAbsentOr(isNumber),
    highest: isAbsentOr(isNumber),
  }),
});

/** A product with what it states, in listings that filter by figures. */
export type ListedProduct = ProductSummary & Pick<Filterable, 'stated'>;

/** What the page of a category lists: all products, or those of the first page. */
export type ListedProducts = {
  readonly products: readonly ListedProduct[];
  /**
   * Computed by the build. The browser would need `Intl` for the order of the brands, and its first use would delay hydration (see
   * `compareNames`).
   */
  readonly scope: ListingScope;
};

export const isListedProduct = (value: unknown): value is ListedProduct =>
  isProductSummary(value) && (!('stated' in value) || isFigures(value.stated));
