import { isListOf, isNumber, isRecordOf } from '#app/lib/type-guards.ts';
import { isProductSummary, type ProductSummary } from '#app/product/model/product.ts';
import { isListingFacets, isTotal, type ListingFacets } from './listing.ts';
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

export const isListingAnswer = isRecordOf<ListingAnswer>({
  products: isListOf(isProductSummary),
  total: isTotal,
  facets: isListingFacets,
  countsWithout: isListOf(isNumber),
});

/** What is asked of a live shop. Empty for what the page has anyway. How the products are shown does not matter. */
export function answeredQuery(filter: ListingFilter, defaults: ListingFilter): string {
  return toListingQuery({ ...filter, view: defaults.view }, defaults).toString();
}
