import { mostRecent } from '#app/lib/most-recent.ts';
import { readSavedTexts, readText } from '#app/lib/saved-value.ts';

export type RecentlyViewed = readonly string[];

const MAX_SHOWN = 8;
/** One more than is shown, because a product page does not show its own product. */
const MAX_REMEMBERED = MAX_SHOWN + 1;

export function addViewed(viewed: RecentlyViewed, id: string): RecentlyViewed {
  return mostRecent([id, ...viewed], MAX_REMEMBERED);
}

export function restoreViewed(viewed: RecentlyViewed, removed: RecentlyViewed): RecentlyViewed {
  return mostRecent([...viewed, ...removed], MAX_REMEMBERED);
}

export function shownViewed(viewed: RecentlyViewed, viewing: string | undefined): RecentlyViewed {
  return viewed.filter((id) => id !== viewing).slice(0, MAX_SHOWN);
}

export function readRecentlyViewed(text: string) {
  const saved = readSavedTexts(text, readText);
  return saved && mostRecent(saved, MAX_REMEMBERED);
}
