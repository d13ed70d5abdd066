import SearchableMap from 'minisearch/SearchableMap';
import { type CodeIndex, looseKey } from './product-codes.ts';

export const MAX_NEAR_MISSES = 4;
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
/**
 * A text of at least this length may differ from a code by two characters, a shorter text by a single one. A code that is
 * only the beginning of the text must also have at least this length.
 */
const LONG_LENGTH = 6;

/** Whether codes can resemble a key, see `looseKey`. */
export const canHaveNearMisses = (key: string): boolean =>
  key.length >= MIN_LENGTH && key.length <= MAX_LENGTH;

/** How many keys a live shop is asked about at once. */
export const MAX_NEAR_KEYS = 10;

/** What a live shop looks up: the keys that differ from this one by a character, or by two neighbours that have changed places. */
export function keysWithOneMistake(key: string): readonly string[] {
  const characters = new Set(`abcdefghijklmnopqrstuvwxyz0123456789+${key}`);
  const keys = new Set<string>();
  for (let at = 0; at <= key.length; at += 1) {
    const before = key.slice(0, at);
    const [first = '', second = ''] = key.slice(at, at + 2);
    const after = key.slice(at + 1);
    keys.add(before + after).add(before + second + first + key.slice(at + 2));
    for (const character of characters)
      keys.add(before + character + first + after).add(before + character + after);
  }
  return [...keys];
}

/** The beginnings of a key that can be codes which resemble it, the longest first. */
export function beginningsOf(key: string): readonly string[] {
  return Array.from({ length: Math.max(0, key.length - LONG_LENGTH) }, (_, cut) =>
    key.slice(0, key.length - 1 - cut),
  );
}

/** `key` is that of the code that was found, see `looseKey`. `code` is the one to write. */
export type NearMissCode = { readonly id: string; readonly key: string; readonly code: string };

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
    const found = new Map<string, NearMissCode>();
    for (const near of [...misspelt, ...longer, ...beginningsOf(key)]) {
      for (const id of index.byLooseKey.get(near) ?? []) {
        if (!found.has(id)) found.set(id, { id, key: near, code: index.codeOf(id, near) });
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
