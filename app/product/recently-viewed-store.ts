import { createPersistentStore } from '#app/lib/persistent-store.ts';
import { addViewed, type RecentlyViewed, readRecentlyViewed } from './model/recently-viewed.ts';
import { serializeTexts } from '#app/lib/saved-value.ts';

const NOTHING_VIEWED: RecentlyViewed = [];

/** If storage fails, the products are kept in memory without a notice. */
export const recentlyViewedStore = createPersistentStore({
  key: 'recently-viewed',
  initial: NOTHING_VIEWED,
  parse: readRecentlyViewed,
  serialize: serializeTexts,
});

export function recordView(id: string): void {
  recentlyViewedStore.update((viewed) => ({ next: addViewed(viewed, id) }));
}
