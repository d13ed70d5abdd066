import { foldText, withoutInvisible } from '#app/lib/normalize-text.ts';
import { otherSpacings, searchTerm } from './search.ts';
import type { Vocabulary } from './vocabulary.ts';

const MAX_CORRECTIONS = 3;
const MIN_WORD_LENGTH = 3;
/** Pasted text is not a search with a typing error. */
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 40;

/** Words from this length on may differ by two letters, shorter ones by one. */
const LONG_WORD_LENGTH = 6;

/** What is needed of the catalogue to correct a query. */
export type SpellingData = {
  readonly vocabulary: Vocabulary;
  /** The keys of the vocabulary that differ from `foldedWord` by at most `maxDistance` letters. */
  readonly keysNear: (foldedWord: string, maxDistance: number) => readonly string[];
  /** Whether a search for the term finds a product. */
  readonly hasResults: (term: string) => boolean;
};

/**
 * Spelling suggestions for a query, each of which finds at least one product. In this order:
 * 1. the query with other spaces between numbers and their units (`2.8mm` → `2.8 mm`),
 * 2. the query after correcting the words that no product contains,
 * 3. the query after also correcting words that occur only within other words (`smok ditector` → `Smoke Detector`),
 * 4. each single correction from step 2.
 */
export function spellingCorrections(
  query: string,
  { vocabulary, keysNear, hasResults }: SpellingData,
): readonly string[] {
  const words = writtenWords(query);
  if (words.length > MAX_WORDS) return [];
  const correctUnless = (isCorrect: (word: string) => boolean): readonly CorrectedWord[] =>
    words.map((word) => ({
      word,
      corrections: isCorrect(word) ? [] : closestWords(word, vocabulary, keysNear),
    }));
  const correctedUnlessFound = correctUnless(hasResults);
  const correctedUnlessInVocabulary = correctUnless((word) => vocabulary.has(foldText(word)));
  const terms = new Set([
    ...otherSpacings(query),
    ...correctedQueries(correctedUnlessFound),
    ...correctedQueries(correctedUnlessInVocabulary),
    ...correctedUnlessFound.flatMap(({ corrections }) => corrections),
  ]);
  return [...terms]
    .filter((term) => searchTerm(term) !== searchTerm(words.join(' ')) && hasResults(term))
    .slice(0, MAX_CORRECTIONS);
}

/**
 * Replaces each of these `words` in the query with its closest correction, except words that a product contains. Returns one
 * query, or none if no word is replaced.
 */
export function correctWords(
  query: string,
  words: readonly string[],
  { vocabulary, keysNear, hasResults }: SpellingData,
): readonly string[] {
  const unknown = new Set(words.slice(0, MAX_WORDS).map(foldText));
  const correct = (word: string) =>
    unknown.has(foldText(word)) && !hasResults(word)
      ? closestWords(word, vocabulary, keysNear)[0]
      : undefined;
  const corrections = writtenWords(query).map((word) => ({ word, correction: correct(word) }));
  return corrections.some(({ correction }) => correction !== undefined)
    ? [corrections.map(({ word, correction }) => correction ?? word).join(' ')]
    : [];
}

/** A word of the query and its corrections, the best first. There are none if it is correct or no word is close to it. */
type CorrectedWord = { readonly word: string; readonly corrections: readonly string[] };

/** The query with the best correction of each word, then with the second best, and so on. */
function correctedQueries(words: readonly CorrectedWord[]): readonly string[] {
  return Array.from({ length: MAX_CORRECTIONS }, (_, rank) =>
    words.map(({ word, corrections }) => corrections[rank] ?? corrections[0] ?? word).join(' '),
  );
}

/** The words as the visitor wrote them, because corrections keep those that are correct. */
function writtenWords(query: string): readonly string[] {
  return withoutInvisible(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Catalogue words that differ from a word by the fewest letters, those in more products first, then alphabetically. */
function closestWords(
  written: string,
  vocabulary: Vocabulary,
  keysNear: SpellingData['keysNear'],
): readonly string[] {
  const word = foldText(written);
  if (word.length < MIN_WORD_LENGTH || word.length > MAX_WORD_LENGTH) return [];
  const distances = word.length < LONG_WORD_LENGTH ? [1] : [1, 2];
  for (const distance of distances) {
    const near = keysNear(word, distance)
      .filter((key) => key.length >= MIN_WORD_LENGTH)
      .flatMap((key) => vocabulary.get(key) ?? [])
      .toSorted((a, b) => b.products - a.products || (a.spelling < b.spelling ? -1 : 1));
    if (near.length > 0) return near.map(({ spelling }) => spelling);
  }
  return [];
}
