import { type CodeIndex, looseKey } from './product-codes.ts';

/** Finds keys that resemble a given key. */
export type SimilarKeys = {
  readonly startingWith: (prefix: string, max: number) => readonly string[];
  /** Each key with the number of characters that differ. */
  readonly within: (
    key: string,
    maxDistance: number,
  ) => readonly (readonly [key: string, distance: number])[];
};

const MAX_NEAR_MISSES = 4;
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
/**
 * A text of at least this length may differ from a code by two characters, a shorter text by a single one. A code that is
 * only the beginning of the text must also have at least this length.
 */
const LONG_LENGTH = 6;

/** A product, with the code that resembles what was written. */
export type NearMissCode = { readonly id: string; readonly code: string };

/** The products with a code that resembles the text: by spelling, or because one begins with the other. */
export function nearMisses(text: string, index: CodeIndex, similar: SimilarKeys): readonly NearMissCode[] {
  const key = looseKey(text);
  if (key.length < MIN_LENGTH || key.length > MAX_LENGTH) return [];
  const misspelt = similar
    .within(key, key.length < LONG_LENGTH ? 1 : 2)
    .toSorted(([, a], [, b]) => a - b)
    .map(([near]) => near);
  const longer = similar.startingWith(key, MAX_NEAR_MISSES);
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
}
