import type { Figures } from '#app/figures/model/attribute.ts';
import { type FigureFacet, isFigureFacet } from '#app/figures/model/figure-facet.ts';
import { type FigureColumn, isFigureColumns } from '#app/figures/model/figure-table.ts';
import { isProductSummary, type ProductSummary } from '#app/product/model/product.ts';
import { isInStock } from '#app/offer/model/offer.ts';
import { isCount, isListOf, isNumber, isRecord, isString } from '#app/lib/type-guards.ts';
import { priceBounds, type PriceRange } from './price-range.ts';
import { compareNames } from './sort-order.ts';

export type Filterable = Pick<ProductSummary, 'brand' | 'price' | 'soldOut' | 'availableQuantity'> & {
  /** What the product states about the attributes of the listing; absent in listings that do not filter by figures. */
  readonly stated?: Figures;
};

export type BrandCount = { readonly brand: string; readonly count: number };

/** What a listing contains before any filter is applied. */
export type ListingScope = {
  readonly total: number;
  readonly inStock: number;
  /** Each brand once, in alphabetical order. */
  readonly brands: readonly BrandCount[];
  readonly bounds: PriceRange;
  /** The figures by which the listing can be filtered; empty for search results. */
  readonly figures: readonly FigureFacet[];
};

export function scopeOf(products: readonly Filterable[], figures: readonly FigureFacet[] = []): ListingScope {
  const counts = new Map<string, number>();
  for (const { brand } of products) counts.set(brand, (counts.get(brand) ?? 0) + 1);
  return {
    total: products.length,
    inStock: products.filter(isInStock).length,
    brands: [...counts]
      .map(([brand, count]) => ({ brand, count }))
      .toSorted((a, b) => compareNames(a.brand, b.brand)),
    bounds: priceBounds(products),
    figures,
  };
}

/** More products than any listing has. A list of the pages of a much larger one would not fit into memory. */
const MAX_TOTAL = 10_000_000;

function isListingScope(value: unknown): value is ListingScope {
  if (!isRecord(value)) return false;
  const { total, inStock, brands, bounds, figures } = value;
  return (
    isCount(total) &&
    total <= MAX_TOTAL &&
    isCount(inStock) &&
    isListOf(isBrandCount)(brands) &&
    isRecord(bounds) &&
    [bounds['min'], bounds['max']].every(isNumber) &&
    isListOf(isFigureFacet)(figures)
  );
}

function isBrandCount(value: unknown): value is BrandCount {
  return isRecord(value) && isString(value['brand']) && isNumber(value['count']);
}

/**
 * What the build computes for the filters of a category. The browser would need `Intl` for the order of the brands, and its
 * first use would delay hydration (see `compareNames`).
 */
export type FilterData = {
  readonly scope: ListingScope;
  /** What each product states about the figures of the scope: one column for each. */
  readonly columns: readonly FigureColumn[];
};

/** What a category lists. Its page contains it or, if it has several pages, the file at `listingPath`. */
export type ListedProducts = {
  readonly products: readonly ProductSummary[];
  readonly filterData: FilterData;
};

/** `cctv-systems` → `/data/listings/cctv-systems.json` */
export function listingPath(slug: string): string {
  return `/data/listings/${slug}.json`;
}

export function isListedProducts(value: unknown): value is ListedProducts {
  return (
    isRecord(value) &&
    isListOf(isProductSummary)(value['products']) &&
    isFilterData(value['filterData'], value['products'].length)
  );
}

function isFilterData(value: unknown, productCount: number): value is FilterData {
  return isRecord(value) && isListingScope(value['scope']) && isFigureColumns(value['columns'], productCount);
}
