import type { SearchAnswer } from './model/search-answer.ts';
import { productSearch } from './product-search.ts';

/** A search that ends within this time shows its results at once. Others show a progress bar. */
const MAX_WAIT_MS = 300;

type Outcome = SearchAnswer | 'failed';

export type OpenedSearch = {
  readonly query: string;
  readonly outcome: Promise<Outcome>;
  /** The outcome, unless the search was still running when its page opened. */
  readonly known?: Outcome | undefined;
};

export function startSearch(query: string, signal?: AbortSignal): OpenedSearch {
  return { query, outcome: productSearch.search(query, signal).catch(() => 'failed') };
}

/** Starts a search. Resolves when it has ended, but no later than `MAX_WAIT_MS` after the start. */
export async function openSearch(query: string, signal: AbortSignal): Promise<OpenedSearch> {
  const search = startSearch(query, signal);
  const known = await Promise.race([search.outcome, delay(MAX_WAIT_MS)]);
  return { ...search, known };
}

function delay(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
