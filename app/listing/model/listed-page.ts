import { isAbsentOr, isListOf, isNumber, isRecordOf } from '#app/lib/type-guards.ts';
import { isProductSummary, type ProductSummary } from '#app/offer/model/product.ts';
import { isListingFacets, isTotal, type ListingFacets } from './listing.ts';

/**
 * Which products are listed: those of a category or combined page, those that contain a text (see `findLiterally`), or those
 * that a query describes in plain words (see `PlainWordsSearch`).
 */
export type ListingSubject =
  | { readonly kind: 'listing'; readonly slug: string }
  | { readonly kind: 'text' | 'meaning'; readonly query: string };

/** A page of a listing as a filter orders and narrows it. */
export type ListedPage = {
  readonly products: readonly ProductSummary[];
  /** Of all pages. */
  readonly total: number;
  /** Present if a product counts once with several versions: how many there are on all pages. */
  readonly versions?: number;
  readonly facets: ListingFacets;
  /** If nothing is listed: how many products would be without each of `activeFilters`. Otherwise empty. */
  readonly countsWithout: readonly number[];
};

export const isListedPage = isRecordOf<ListedPage>({
  products: isListOf(isProductSummary),
  total: isTotal,
  versions: isAbsentOr(isTotal),
  facets: isListingFacets,
  countsWithout: isListOf(isNumber),
});
