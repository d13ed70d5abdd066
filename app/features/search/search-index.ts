import { fetchJson } from '#app/browser/fetch-json.ts';
import type { Category } from '#app/domain/product/category.ts';
import type { SearchEntry } from '#app/domain/search/search.ts';

export type SearchIndex = {
  readonly products: readonly SearchEntry[];
  readonly categories: readonly Pick<Category, 'title' | 'slug'>[];
};

/** Written by `routes/search-index.ts`. */
const SEARCH_INDEX_PATH = '/data/search-index.json';

let index: Promise<SearchIndex> | undefined;

/**
 * Fetches the search index once. A failed attempt is repeated on the next call.
 * @throws Error if the file is unavailable or not a search index.
 */
export function loadSearchIndex(): Promise<SearchIndex> {
  index ??= fetchSearchIndex().catch((error: unknown) => {
    index = undefined;
    throw error;
  });
  return index;
}

async function fetchSearchIndex(): Promise<SearchIndex> {
  const file = await fetchJson(SEARCH_INDEX_PATH);
  if (!isSearchIndex(file)) throw new Error(`${SEARCH_INDEX_PATH} is not a search index`);
  return file;
}

function isSearchIndex(value: unknown): value is SearchIndex {
  return typeof value === 'object' && value !== null && 'products' in value && Array.isArray(value.products);
}
