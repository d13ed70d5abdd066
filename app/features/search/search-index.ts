import { loadJson } from '#app/browser/load-json.ts';
import type { Category } from '#app/domain/product/category.ts';
import type { SearchEntry } from '#app/domain/search/search.ts';

export type SearchIndex = {
  readonly products: readonly SearchEntry[];
  readonly categories: readonly Pick<Category, 'title' | 'slug'>[];
};

/** Where the built index stands; `routes/search-index.ts` writes it. */
const SEARCH_INDEX_PATH = '/data/search-index.json';

/**
 * Fetched on first need, once.
 * @throws Error when the file cannot be had or is not the index.
 */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const index = await loadJson(SEARCH_INDEX_PATH);
  if (!isSearchIndex(index)) throw new Error(`${SEARCH_INDEX_PATH} is not a search index`);
  return index;
}

function isSearchIndex(value: unknown): value is SearchIndex {
  return typeof value === 'object' && value !== null && 'products' in value && Array.isArray(value.products);
}
