import { isListOf, isNumber, isRecord } from '#app/lib/type-guards.ts';
import { isProductSummary, type ProductSummary } from '#app/product/model/product.ts';
import { isListingScope, type ListingFacets, type ListingScope } from './listing.ts';
import type { ListingFilter } from './listing-filter.ts';
import { toListingQuery } from './listing-query.ts';

/** What a live shop answers to the query of a listing's page. */
export type ListingAnswer = {
  /** Of the page. */
  readonly products: readonly ProductSummary[];
  /** Of all pages. */
  readonly total: number;
  readonly facets: ListingFacets;
  /** If nothing is listed: how many products would be without each of `activeFilters`. Otherwise empty. */
  readonly countsWithout: readonly number[];
};

export function isListingAnswer(value: unknown): value is ListingAnswer {
  if (!isRecord(value)) return false;
  const { products, total, facets, countsWithout } = value;
  return (
    isListOf(isProductSummary)(products) &&
    isRecord(facets) &&
    isListingScope({ ...facets, total, bounds: NO_BOUNDS }) &&
    isListOf(isNumber)(countsWithout)
  );
}

/** An answer has none, because filters do not change them. */
const NO_BOUNDS: ListingScope['bounds'] = { min: 0, max: 0 };

/** What is asked of a live shop. Empty for what the page has anyway. How the products are shown does not matter. */
export function answeredQuery(filter: ListingFilter, defaults: ListingFilter): string {
  return toListingQuery({ ...filter, view: defaults.view }, defaults).toString();
}
