import { fetchChecked } from '#app/lib/fetch-json.ts';
import { pauseInTyping, withTerm } from '#app/lib/live-query.ts';
import { isListOf } from '#app/lib/type-guards.ts';
import { isSearchAnswer, isSuggestion } from './model/live-answers.ts';
import type { FoundProducts } from './model/search-answer.ts';
import { SEARCH_INDEX_PATH, SEARCH_TEXTS_PATH } from './model/search-files.ts';
import type { ProductSearch } from './product-search.ts';

/** What the shop answers. */
export const productSearch: Pick<ProductSearch, 'prepare' | 'suggest' | 'search'> = {
  prepare: () => Promise.resolve(),
  async suggest(typed, signal) {
    if (typed.trim() === '') return [];
    await pauseInTyping();
    signal.throwIfAborted();
    return fetchChecked(withTerm(SEARCH_INDEX_PATH, typed), isListOf(isSuggestion), { signal });
  },
  search: (query) => fetchChecked(withTerm(SEARCH_TEXTS_PATH, query), isSearchAnswer),
};

/** What a listing shows of what was found: the first page, and where to ask for others. */
export function listingOf(query: string, { products, scope }: FoundProducts, inPlainWords: boolean) {
  return {
    products,
    ...(scope && {
      version: 'live',
      scope,
      answersAt: withTerm(SEARCH_TEXTS_PATH, query, { list: inPlainWords ? 'plain-words' : 'text' }),
    }),
  };
}
