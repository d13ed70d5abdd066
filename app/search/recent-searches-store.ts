import { createPersistentStore } from '#app/lib/persistent-store.ts';
import { serializeTexts } from '#app/lib/saved-value.ts';
import {
  addSearch,
  readRecentSearches,
  type RecentSearches,
  restoreSearches,
} from './model/recent-searches.ts';
import * as texts from './texts.ts';
import { notify } from '#app/ui/notices.ts';

const NO_SEARCHES: RecentSearches = [];

/** If storage fails, the searches are kept in memory without a notice. */
export const recentSearchesStore = createPersistentStore({
  key: 'recent-searches',
  initial: NO_SEARCHES,
  parse: readRecentSearches,
  serialize: serializeTexts,
});

export function recordSearch(query: string): void {
  recentSearchesStore.update((searches) => ({ next: addSearch(searches, query) }));
}

export function clearRecentSearches(): void {
  const { removed } = recentSearchesStore.update((searches) => ({ next: NO_SEARCHES, removed: searches }));
  notify(texts.recentSearchesCleared, {
    label: texts.undo,
    run: () => void recentSearchesStore.update((searches) => ({ next: restoreSearches(searches, removed) })),
  });
}
