import type { ProductSummary } from '#app/product/model/product.ts';
import type { SuggestedProduct } from './suggestion.ts';
import type { UnderstoodQuery } from './understood-query.ts';

export type SearchAnswer = {
  /** The products that contain the query as written, in the order of the results. */
  readonly products: readonly ProductSummary[];
  /** How the query was understood in plain words. Absent if nothing was. */
  readonly understood?: UnderstoodQuery | 'failed' | undefined;
  /**
   * Present if no product contains the query as written, unless all of its words were understood in plain words and products
   * meet it.
   */
  readonly alternatives?: SearchAlternatives | undefined;
};

export type SearchAlternatives = {
  /** Up to three terms with a similar spelling, each of which has results; or the query with corrected words. */
  readonly corrections: readonly string[];
  /** Up to six products that contain all words of the query. */
  readonly withAllWords: readonly SuggestedProduct[];
};

export function hasChips(understood: SearchAnswer['understood']): understood is UnderstoodQuery {
  return understood !== undefined && understood !== 'failed' && understood.chips.length > 0;
}
