import type { ProductSummary } from '#app/domain/product/product.ts';

/** What the built search index holds of a product: enough to match it, and to show its card. */
export type SearchEntry = ProductSummary & {
  readonly description: string;
  /** The values of its specifications. */
  readonly specifications: readonly string[];
};

export function matches(entry: SearchEntry, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  const fields = [entry.title, entry.brand, entry.description, ...entry.specifications];
  return wanted !== '' && fields.some((field) => field.toLowerCase().includes(wanted));
}

export function searchProducts<E extends SearchEntry>(entries: readonly E[], query: string): readonly E[] {
  return entries.filter((entry) => matches(entry, query));
}

/** Where a submitted search goes: `' ip camera '` → `/search?q=ip%20camera`; nowhere for a blank one. */
export function searchPath(query: string): string | undefined {
  const wanted = query.trim();
  // Half of a surrogate pair cannot be encoded.
  return wanted === ''
    ? undefined
    : `/search?q=${encodeURIComponent(wanted.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}

/** `3 results for "dome"` */
export function resultCountText(count: number, query: string): string {
  return `${count} ${count === 1 ? 'result' : 'results'} for "${query.trim()}"`;
}
