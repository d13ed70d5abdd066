import { mostRecent } from '#app/lib/most-recent.ts';
import { readSavedTexts, readText } from '#app/lib/saved-value.ts';

/** The ids of viewed products, the newest first. */
export type RecentlyViewed = readonly string[];

const MAX_SHOWN = 8;
/** One more than is shown, because a product page does not show its own product. */
const MAX_REMEMBERED = MAX_SHOWN + 1;

export function addViewed(viewed: RecentlyViewed, id: string): RecentlyViewed {
  return mostRecent([id, ...viewed], MAX_REMEMBERED);
}

/** Adds products that were removed. Those that have been viewed since then stay in front. */
export function restoreViewed(viewed: RecentlyViewed, removed: RecentlyViewed): RecentlyViewed {
  return mostRecent([...viewed, ...removed], MAX_REMEMBERED);
}

/** @param viewing the id of the product on the page, which is not shown */
export function shownViewed(viewed: RecentlyViewed, viewing: string | undefined): RecentlyViewed {
  return viewed.filter((id) => id !== viewing).slice(0, MAX_SHOWN);
}

/** Leaves out what is not an id. */
export function readRecentlyViewed(text: string) {
  const saved = readSavedTexts(text, readText);
  return saved.kind === 'invalid' ? saved : { ...saved, value: mostRecent(saved.value, MAX_REMEMBERED) };
}
