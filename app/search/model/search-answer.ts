import type { ListingScope } from '#app/listing/model/listing.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import type { SuggestedProduct } from './suggestion.ts';
import type { SearchedProduct } from './search-files.ts';

/** What a search lists. */
export type FoundProducts = {
  readonly products: readonly ProductSummary[];
  /** Present if a live shop found more than a page: what all of them are. `products` are then those of the first page. */
  readonly scope?: ListingScope | undefined;
};

export type SearchAnswer = FoundProducts & {
  /** How the query was understood in plain words. Absent if nothing was. */
  readonly understood?: UnderstoodQuery | 'failed' | undefined;
  /**
   * Present if no product contains the query as written, unless all of its words were understood in plain words and products
   * meet it.
   */
  readonly alternatives?: SearchAlternatives | undefined;
};

export type SearchAlternatives = {
  readonly corrections: readonly string[];
  readonly withAllWords: readonly SuggestedProduct[];
};

export function hasChips(understood: SearchAnswer['understood']): understood is UnderstoodQuery {
  return understood !== undefined && understood !== 'failed' && understood.chips.length > 0;
}

/** A live shop lists as many products at most, the best ones, and does not count others. */
export const MOST_FOUND = 10_000;

/** How many products were found, on all pages. */
export function countOf({ products, scope }: FoundProducts): number {
  return scope?.total ?? products.length;
}

export type UnderstoodQuery = FoundProducts & {
  /**
   * The conditions, and the other words that the products must contain, in the order of the query. Empty for a query
   * without conditions. Such a query is understood only if it names models, is too long or has amounts in another currency.
   */
  readonly chips: readonly UnderstoodPart[];
  readonly count: number;
  readonly isWorthOffering: boolean;
  readonly isCheapestFirst: boolean;
  /** If no product meets all conditions: the ways to drop as few of them as possible so that products are left. */
  readonly relaxations: readonly {
    readonly dropped: readonly string[];
    readonly queryWithout: string;
    readonly count: number;
    /** Whether these products may meet what is dropped, because none of them states anything about it. */
    readonly isUnstated: boolean;
  }[];
  readonly notUnderstood: readonly string[];
  /** Words that are no conditions, but the models of products. */
  readonly models: readonly ModelLink[];
  /** Amounts that cannot be compared with the prices of the shop. */
  readonly otherCurrencies: readonly string[];
  readonly unreadWords: number;
};

export type ModelLink = Pick<SearchedProduct, 'id' | 'title' | 'showsWorksWith'> & { readonly word: string };

export type UnderstoodPart = {
  readonly label: string;
  readonly queryWithout: string;
};
