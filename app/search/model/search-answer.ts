import { countOf as countOfProducts, type ListingScope } from '#app/listing/model/listing.ts';
import type { ProductSummary } from '#app/offer/model/product.ts';
import type { MatchKind } from './search.ts';
import type { SuggestedProduct } from './suggestion.ts';
import type { SearchedProduct } from './searched-product.ts';

/** What a search lists. */
export type FoundProducts = {
  readonly products: readonly ProductSummary[];
  /** Present if more than a page was found: what all of them are. `products` are then those of the first page. */
  readonly scope?: ListingScope | undefined;
};

export type SearchAnswer = FoundProducts & {
  readonly match: MatchKind;
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

/** A search lists as many products at most, the best ones, and does not count others. */
export const MOST_FOUND = 10_000;

/** As how many products a list shows what was found, on all pages. */
export function countOf({ products, scope }: FoundProducts): number {
  return scope?.total ?? countOfProducts(products);
}

/** Whether more may have been found than is listed. */
export const isCut = ({ products, scope }: FoundProducts): boolean =>
  (scope?.versions ?? scope?.total ?? products.length) >= MOST_FOUND;

/** Its products are those that are meant: none if something in the query is unknown. */
export type UnderstoodQuery = FoundProducts & {
  /**
   * The conditions, and the other words that the products must contain, in the order of the query. Empty for a query
   * without conditions. Such a query is understood only if it names models, is too long or has amounts in another currency.
   */
  readonly chips: readonly UnderstoodPart[];
  /** As how many products a list shows them. */
  readonly count: number;
  /** What was found, in one sentence. */
  readonly summary: string;
  /** Whether they are offered beside literal results. */
  readonly isWorthOffering: boolean;
  /** Whether they come before literal results. */
  readonly isFirst: boolean;
  readonly isCheapestFirst: boolean;
  /**
   * If no products are meant: what to leave out so that products are left. Either what is unknown or not sold, or as few
   * conditions as possible.
   */
  readonly relaxations: readonly {
    readonly dropped: readonly string[];
    readonly queryWithout: string;
    readonly count: number;
    /** `18 cameras` */
    readonly found: string;
    /** Whether these products may meet what is dropped, because none of them states anything about it. */
    readonly isUnstated: boolean;
  }[];
  readonly notUnderstood: readonly string[];
  readonly notSold: readonly NotSoldThing[];
  /** Sentences about what no product has. */
  readonly remarks: readonly string[];
  /** Words that are no conditions, but the models of products. */
  readonly models: readonly ModelLink[];
  /** Amounts that cannot be compared with the prices of the shop. */
  readonly otherCurrencies: readonly string[];
  readonly unreadWords: number;
};

/** A kind of thing that the shop does not sell. */
export type NotSoldThing = {
  /** Completes “We sell no …”: `PoE switches`. */
  readonly name: string;
  /** Where the shop sends people who look for it. */
  readonly links: readonly { readonly text: string; readonly to: string }[];
};

export type ModelLink = Pick<SearchedProduct, 'id' | 'title' | 'showsWorksWith'> & { readonly word: string };

export type UnderstoodPart = {
  readonly label: string;
  readonly queryWithout: string;
};
