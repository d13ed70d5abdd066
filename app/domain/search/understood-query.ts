import type { ProductSummary } from '#app/domain/product/product.ts';

/** How the shop understood a query in plain words. */
export type UnderstoodQuery = {
  /** What a product must meet, in the order of the query. Empty if nothing was understood but there is something to say. */
  readonly chips: readonly UnderstoodPart[];
  /** The number of products that meet all of it. */
  readonly count: number;
  /** Whether these products are worth an offer beside the results of the literal search. */
  readonly isWorthOffering: boolean;
  readonly isCheapestFirst: boolean;
  /** Present if they were asked for, or if the literal search finds nothing. */
  readonly products?: readonly ProductSummary[];
  /** If there are no products: the fewest parts to drop, in all ways that leave some. */
  readonly relaxations: readonly {
    readonly dropped: readonly string[];
    readonly queryWithout: string;
    readonly count: number;
    /** Whether these products may meet what is dropped, because none of them states anything about it. */
    readonly isUnstated: boolean;
  }[];
  /** Words that were not used. */
  readonly notUnderstood: readonly string[];
  /** Amounts that cannot be compared with the prices of the shop. */
  readonly otherCurrencies: readonly string[];
  /** The number of words that were not read, because the query is too long. */
  readonly unreadWords: number;
};

type UnderstoodPart = {
  readonly label: string;
  /** The query without this part. */
  readonly queryWithout: string;
};
