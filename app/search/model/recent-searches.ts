import { mostRecent } from '#app/lib/most-recent.ts';
import { queryWords } from '#app/lib/normalize-text.ts';
import { readSavedTexts, readText } from '#app/lib/saved-value.ts';
import { searchPath } from './search-path.ts';

export type RecentSearches = readonly string[];

const MAX_SEARCHES = 5;
/** Longer queries are pasted texts rather than searches to repeat. */
const MAX_QUERY_LENGTH = 200;

export function addSearch(searches: RecentSearches, query: string): RecentSearches {
  const added = readQuery(query);
  return added === undefined ? searches : newestSearches([added, ...searches]);
}

export function restoreSearches(searches: RecentSearches, removed: RecentSearches): RecentSearches {
  return newestSearches([...searches, ...removed]);
}

export function readRecentSearches(text: string) {
  const saved = readSavedTexts(text, readQuery);
  return saved && newestSearches(saved);
}

function newestSearches(queries: readonly string[]): RecentSearches {
  return mostRecent(queries, MAX_SEARCHES, (query) => queryWords(query).join(' '));
}

function readQuery(value: unknown): string | undefined {
  const query = readText(value)?.trim();
  if (query === undefined || query.length > MAX_QUERY_LENGTH) return undefined;
  return searchPath(query) === undefined ? undefined : query;
}
