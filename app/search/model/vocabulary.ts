import { foldText } from '#app/lib/normalize-text.ts';
import type { SearchTexts } from './search.ts';

/** A word of the catalogue in the spelling that occurs first, and the number of products that contain it. */
export type CatalogueWord = { readonly spelling: string; readonly products: number };

/** The words, keyed by their folded form (`foldText`). */
export type Vocabulary = ReadonlyMap<string, CatalogueWord>;

/** Letters and digits, including the characters that join them in a model or standard: `DS-2CD`, `802.3af`. */
const WORD = /[\p{L}\p{N}]+(?:[-+./][\p{L}\p{N}]+)*/gu;

/** Bounds the memory and the time that looking for similar words takes. */
const MAX_WORDS = 30_000;

/**
 * The words of brands, titles and specifications: at most `maxWords`, preferring those that more products contain.
 */
export function vocabularyOf(
  products: Iterable<Omit<SearchTexts, 'description'>>,
  maxWords = MAX_WORDS,
): Vocabulary {
  const words = new Map<string, { spelling: string; products: number }>();
  for (const { brand, title, specifications } of products) {
    const seen = new Set<string>();
    for (const spelling of [brand, title, ...specifications].join(' ').match(WORD) ?? []) {
      const key = foldText(spelling);
      const known = words.get(key);
      if (!known) words.set(key, { spelling, products: 1 });
      else if (!seen.has(key)) known.products += 1;
      seen.add(key);
    }
  }
  if (words.size <= maxWords) return words;
  return new Map([...words].toSorted(([, a], [, b]) => b.products - a.products).slice(0, maxWords));
}
