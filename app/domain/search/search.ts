import { asTyped } from '#app/domain/as-typed.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';

/** What the built search index holds of a product: enough to match it, and to show its card. */
export type SearchEntry = ProductSummary & {
  readonly description: string;
  /** The values of its specifications. */
  readonly specifications: readonly string[];
};

export function matches(entry: SearchEntry, query: string): boolean {
  return matchedField(entry, query) >= 0;
}

/** Best matches first: who types a name wants what is called so before what only mentions it. */
export function searchProducts<E extends SearchEntry>(entries: readonly E[], query: string): readonly E[] {
  return entries
    .map((entry) => ({ entry, field: matchedField(entry, query) }))
    .filter(({ field }) => field >= 0)
    .toSorted((a, b) => a.field - b.field)
    .map(({ entry }) => entry);
}

/** The first that holds the query, of title, brand, specifications and description; -1 for none. */
function matchedField({ title, brand, specifications, description }: SearchEntry, query: string): number {
  const wanted = asTyped(query.trim());
  if (wanted === '') return -1;
  return [[title], [brand], specifications, [description]].findIndex((texts) =>
    texts.some((text) => asTyped(text).includes(wanted)),
  );
}

/** `3 results for "dome"` */
export function resultCountText(count: number, query: string): string {
  return `${count} ${count === 1 ? 'result' : 'results'} for "${query.trim()}"`;
}
