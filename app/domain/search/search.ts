import { normalizeText } from '#app/domain/normalize-text.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';

/** A product in the search index: all that is needed to match it and to show its card. */
export type SearchEntry = ProductSummary & {
  readonly description: string;
  /** The values of its specifications, without their labels. */
  readonly specifications: readonly string[];
};

/** Whether one field of the product contains the trimmed query, ignoring case. A blank query matches nothing. */
export function matches(entry: SearchEntry, query: string): boolean {
  return matchRank(entry, query) >= 0;
}

/** The matching products: those that match by title first, then by brand, specification and description. */
export function searchProducts<E extends SearchEntry>(entries: readonly E[], query: string): readonly E[] {
  return entries
    .map((entry) => ({ entry, rank: matchRank(entry, query) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

/** 0 if the title contains the query, 1 if the brand does, 2 a specification, 3 the description, -1 if none does. */
function matchRank({ title, brand, specifications, description }: SearchEntry, query: string): number {
  const term = normalizeText(query.trim());
  if (term === '') return -1;
  return [[title], [brand], specifications, [description]].findIndex((texts) =>
    texts.some((text) => normalizeText(text).includes(term)),
  );
}
