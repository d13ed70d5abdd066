import { queryWords } from '#app/domain/normalize-text.ts';
import { editDistance } from './edit-distance.ts';
import { type SearchEntry, searchProducts } from './search.ts';

const MAX_NEAR_MISSES = 3;
const MIN_WORD_LENGTH = 3;

/** Words from this length on may differ by two letters, shorter ones by one. */
const LONG_WORD_LENGTH = 6;

/**
 * Spelling suggestions for a query, each of which finds at least one product. In this order:
 * 1. the query after correcting the words that no product contains,
 * 2. the query after also correcting words that occur only within other words (`smok ditector` → `Smoke Detector`),
 * 3. each single correction from step 1.
 */
export function nearMisses(entries: readonly SearchEntry[], query: string): readonly string[] {
  const vocabulary = vocabularyOf(entries);
  const countResults = (term: string): number => searchProducts(entries, term).length;
  const correct = (word: string) => closestWords(vocabulary, word, countResults);
  const words = queryWords(query);
  const wordsWithoutResults = words.map((word) => ({
    word,
    corrections: countResults(word) > 0 ? [] : correct(word),
  }));
  const wordsNotInVocabulary = words.map((word) => ({
    word,
    corrections: vocabulary.has(word) ? [] : correct(word),
  }));
  const correctedWords = wordsWithoutResults.flatMap(({ corrections }) => corrections);
  return [
    ...new Set([
      ...correctedQueries(wordsWithoutResults),
      ...correctedQueries(wordsNotInVocabulary),
      ...correctedWords,
    ]),
  ]
    .filter((term) => term.toLowerCase() !== words.join(' ') && countResults(term) > 0)
    .slice(0, MAX_NEAR_MISSES);
}

/** A word of the query and its corrections, the best first; none if the word is correct. */
type CorrectedWord = { readonly word: string; readonly corrections: readonly string[] };

/** The query with the best correction of each word, then with the second best, and so on. */
function correctedQueries(words: readonly CorrectedWord[]): readonly string[] {
  return Array.from({ length: MAX_NEAR_MISSES }, (_, rank) =>
    words.map(({ word, corrections }) => corrections[rank] ?? corrections[0] ?? word).join(' '),
  );
}

/** Letters and digits, including the characters that join them in a model or standard: `DS-2CD`, `802.3af`. */
const WORD = /[\p{L}\p{N}]+(?:[-+./][\p{L}\p{N}]+)*/gu;

/** All words of brands, titles and specifications: lower case → the spelling that occurs first. */
function vocabularyOf(entries: readonly SearchEntry[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const { title, brand, specifications } of entries) {
    for (const word of [brand, title, ...specifications].join(' ').match(WORD) ?? []) {
      const key = word.toLowerCase();
      if (!spellings.has(key)) spellings.set(key, word);
    }
  }
  return spellings;
}

/** The words with the smallest edit distance, those with more search results first, then alphabetically. */
function closestWords(
  vocabulary: ReadonlyMap<string, string>,
  word: string,
  countResults: (term: string) => number,
): readonly string[] {
  if (word.length < MIN_WORD_LENGTH) return [];
  const maxDistance = word.length < LONG_WORD_LENGTH ? 1 : 2;
  const candidates = [...vocabulary]
    .filter(([key]) => key.length >= MIN_WORD_LENGTH && Math.abs(key.length - word.length) <= maxDistance)
    .map(([key, spelling]) => ({ spelling, distance: editDistance(word, key) }));
  const minDistance = Math.min(maxDistance, ...candidates.map(({ distance }) => distance));
  return candidates
    .filter(({ distance }) => distance === minDistance)
    .map(({ spelling }) => ({ spelling, results: countResults(spelling) }))
    .toSorted((a, b) => b.results - a.results || (a.spelling < b.spelling ? -1 : 1))
    .map(({ spelling }) => spelling);
}
