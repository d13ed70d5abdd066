import type { ProductSummary } from '#app/product/model/product.ts';
import type { ListingFacets } from './facet.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { ListingScope } from './listing-scope.ts';
import { type Page, pageOf } from './paging.ts';

/**
 * What the shop needs from an engine that lists the products of a category in pages. `listing/static-listing.ts`
 * implements it with files of the build; a service can take its place.
 */
export type ProductListing = {
  /** Known from the start, because the page is built with it. */
  readonly scope: ListingScope;
  /** The products of the first page in the default order, without filters. Built into the page as well. */
  readonly firstPage: readonly ProductSummary[];
  /**
   * Starts loading what a query with this filter will need or, without an argument, what any change of the filter will need.
   * Must not throw.
   */
  readonly prepare: (filter?: ListingFilter) => void;
  /** The answer as far as it is known without loading anything; the cards may be missing. */
  readonly known: (filter: ListingFilter) => ListingAnswer | undefined;
  /**
   * Loads the answer. An answer without its cards may be yielded first; the last one has them. Throws a `ListingError`
   * if loading fails.
   */
  readonly query: (filter: ListingFilter) => AsyncIterable<ListingAnswer>;
};

export type ListingAnswer = {
  /** The number of products that match the filter. */
  readonly total: number;
  readonly facets: ListingFacets;
  /** The requested page, or the last one if there is none with its number. */
  readonly page: Page;
  /** What is known of the products of the page before their cards are loaded. */
  readonly previews: readonly CardPreview[];
  /** The products of the page; absent until they are loaded. */
  readonly cards?: readonly ProductSummary[];
};

export type CardPreview = Partial<Pick<ProductSummary, 'brand' | 'price'>>;

/** The answer without filters, which the page is built with. */
export function firstAnswer({ scope, firstPage }: ProductListing): ListingAnswer {
  const { total } = scope;
  return { total, facets: scope, page: pageOf(total, 1), previews: firstPage, cards: firstPage };
}

/**
 * - `unavailable`: a file or service cannot be reached, or what it returns cannot be read.
 * - `outdated`: the shop was published again after the page was loaded.
 */
export type ListingFailure = 'unavailable' | 'outdated';

export class ListingError extends Error {
  override readonly name = 'ListingError';
  readonly failure: ListingFailure;

  constructor(failure: ListingFailure, cause?: unknown) {
    super(`The products could not be loaded: ${failure}`, { cause });
    this.failure = failure;
  }
}
