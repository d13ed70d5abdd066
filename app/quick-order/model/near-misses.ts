import SearchableMap from 'minisearch/SearchableMap';
import { type CodeIndex, looseKey } from './product-codes.ts';

export const MAX_NEAR_MISSES = 4;
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
/**
 * A text of at least this length may differ from a code by two characters, a shorter text by a single one. A code that is
 * only the beginning of the text must also have at least this length.
 */
export const LONG_LENGTH = 6;

/** Whether codes can resemble a key, see `looseKey`. */
export const canHaveNearMisses = (key: string): boolean =>
  key.length >= MIN_LENGTH && key.length <= MAX_LENGTH;

export type NearMissCode = { readonly id: string; readonly code: string };

/** Returns a function that finds the products with a code that resembles a text: by spelling, or because one begins with the other. */
export function nearMissesIn(index: CodeIndex): (text: string) => readonly NearMissCode[] {
  const tree = new SearchableMap<true>();
  for (const key of index.byLooseKey.keys()) tree.set(key, true);
  const known = new Map<string, readonly NearMissCode[]>();
  const search = (key: string): readonly NearMissCode[] => {
    if (!canHaveNearMisses(key)) return [];
    const misspelt = Array.from(tree.fuzzyGet(key, key.length < LONG_LENGTH ? 1 : 2))
      .toSorted(([one, [, a]], [other, [, b]]) => a - b || (one < other ? -1 : 1))
      .map(([near]) => near);
    const longer = Array.from(tree.atPrefix(key).keys()).toSorted().slice(0, MAX_NEAR_MISSES);
    // The beginnings of the text, the longest first.
    const shorter = Array.from({ length: Math.max(0, key.length - LONG_LENGTH) }, (_, cut) =>
      key.slice(0, key.length - 1 - cut),
    );
    const found = new Map<string, NearMissCode>();
    for (const near of [...misspelt, ...longer, ...shorter]) {
      for (const id of index.byLooseKey.get(near) ?? []) {
        if (!found.has(id)) found.set(id, { id, code: index.codeOf(id, near) });
      }
    }
    return [...found.values()].slice(0, MAX_NEAR_MISSES);
  };
  return (text) => {
    const key = looseKey(text);
    const misses = known.get(key) ?? search(key);
    known.set(key, misses);
    return misses;
  };
}
