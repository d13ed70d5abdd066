import type { ProductSummary } from '#app/product/model/product.ts';
import type { SuggestedProduct, Suggestion } from './suggestion.ts';
import type { UnderstoodQuery } from './understood-query.ts';

/**
 * What the shop needs from a search engine. `search/product-search.ts` selects the implementation. A method
 * that fails rejects with a `SearchError`, or with the reason of the signal once it is aborted.
 */
export type ProductSearch = {
  /** Loads what suggestions need. */
  readonly prepare: () => Promise<void>;
  /** At most 8 suggestions for a query that is still being typed. */
  readonly suggest: (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Searches in steps, so that the first results can be shown before the last are found. */
  readonly search: (query: string, signal: AbortSignal) => AsyncIterable<SearchStep>;
  /**
   * Reads the query as plain words. `undefined` if it contains no conditions, models or amounts in another currency,
   * and is not too long to be read whole.
   */
  readonly understand: (
    query: string,
    options: UnderstandOptions,
    signal: AbortSignal,
  ) => Promise<UnderstoodQuery | undefined>;
  /** What to offer if nothing matches the query. */
  readonly alternatives: (
    query: string,
    notUnderstood: NotUnderstood,
    signal: AbortSignal,
  ) => Promise<SearchAlternatives>;
};

export type UnderstandOptions = {
  /** Whether the answer contains the matching products even if `search` has hits. Without hits it always contains them. */
  readonly needsProducts: boolean;
};

/** The parts of a query that were not understood, possibly none; `undefined` if no part was understood. */
export type NotUnderstood = readonly string[] | undefined;

/** The results of one step; the order of steps is arbitrary. */
export type SearchStep = {
  readonly hits: readonly SearchHit[];
  /** The number of products that were compared in this and the steps before. */
  readonly done: number;
  readonly total: number;
};

export type SearchHit = {
  readonly product: ProductSummary;
  /** Results are listed in ascending order. */
  readonly order: number;
};

export type SearchAlternatives = {
  /** Up to three terms with a similar spelling, each of which has results; or the query with corrected words. */
  readonly corrections: readonly string[];
  /** Up to six products that contain all words of the query. */
  readonly withAllWords: readonly SuggestedProduct[];
};

/** `unavailable`: a file or service cannot be reached. `outdated`: the shop was published again during the search. */
export type SearchFailure = 'unavailable' | 'outdated';

export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly failure: SearchFailure;

  constructor(failure: SearchFailure, cause?: unknown) {
    super(`The search failed: ${failure}`, { cause });
    this.failure = failure;
  }
}
