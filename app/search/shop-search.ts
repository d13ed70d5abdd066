import { figuresById, figureTablePath, isFigureTable } from '#app/figures/model/figure-table.ts';
import { fetchChecked } from '#app/lib/fetch-json.ts';
import { isListOf } from '#app/lib/type-guards.ts';
import { isWordList, WORD_LIST_PATH } from '#app/plain-words/model/vocabulary.ts';
import type { FoundProducts } from './model/search-answer.ts';
import {
  isSearchedProduct,
  isSearchIndex,
  SEARCH_INDEX_PATH,
  SEARCH_TEXTS_PATH,
} from './model/search-files.ts';
import { ProductSearch, type SearchSources } from './product-search.ts';

/** The files that the build writes. */
export const SEARCH_FILES: SearchSources = {
  index: () => fetchSearchFile(SEARCH_INDEX_PATH, isSearchIndex),
  products: () => fetchSearchFile(SEARCH_TEXTS_PATH, isListOf(isSearchedProduct)),
  wordList: () => fetchSearchFile(WORD_LIST_PATH, isWordList),
  figures: async (slug) => figuresById(await fetchSearchFile(figureTablePath(slug), isFigureTable)),
};

/** Asks the server whether a cached copy is still current. */
function fetchSearchFile<T>(path: string, isValid: (value: unknown) => value is T): Promise<T> {
  return fetchChecked(path, isValid, { cache: 'no-cache' });
}

/** A live shop has `live-search.ts` in place of this module. */
export const productSearch = new ProductSearch(SEARCH_FILES);

/** What a listing shows of what was found: all of it. */
export function listingOf(_query: string, { products }: FoundProducts, _inPlainWords: boolean) {
  return { products };
}
