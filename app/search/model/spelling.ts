import { foldText, withoutInvisible } from '#app/lib/normalize-text.ts';
import { otherSpacings, searchTerm, type SearchTexts } from './search.ts';

const MAX_CORRECTIONS = 3;
const MIN_WORD_LENGTH = 3;
/** Pasted text is not a search with a typing error. */
const MAX_WORDS = 10;
const MAX_WORD_LENGTH = 40;

/** Words from this length on may differ by two letters, shorter ones by one. */
const LONG_WORD_LENGTH = 6;

export type SpellingData = {
  readonly vocabulary: Vocabulary;
  /** The keys of the vocabulary that differ from `foldedWord` by at most `maxDistance` letters. */
  readonly keysNear: (foldedWord: string, maxDistance: number) => readonly string[];
  readonly hasResults: (term: string) => boolean | Promise<boolean>;
};

/**
 * Spelling suggestions for a query, each of which finds at least one product. In this order:
 * 1. the query with other spaces between numbers and their units (`2.8mm` → `2.8 mm`),
 * 2. the query after correcting the words that no product contains,
 * 3. the query after also correcting words that occur only within other words (`smok ditector` → `Smoke Detector`),
 * 4. each single correction from step 2.
 */
export async function spellingCorrections(
  query: string,
  { vocabulary, keysNear, hasResults }: SpellingData,
): Promise<readonly string[]> {
  const words = writtenWords(query);
  if (words.length > MAX_WORDS) return [];
  const found = new Set(await filtered(words, hasResults));
  const correctUnless = (isCorrect: (word: string) => boolean): readonly CorrectedWord[] =>
    words.map((word) => ({
      word,
      corrections: isCorrect(word) ? [] : closestWords(word, vocabulary, keysNear),
    }));
  const correctedUnlessFound = correctUnless((word) => found.has(word));
  const correctedUnlessInVocabulary = correctUnless((word) => vocabulary.has(foldText(word)));
  const terms = new Set([
    ...otherSpacings(query),
    ...correctedQueries(correctedUnlessFound),
    ...correctedQueries(correctedUnlessInVocabulary),
    ...correctedUnlessFound.flatMap(({ corrections }) => corrections),
  ]);
  const others = [...terms].filter((term) => searchTerm(term) !== searchTerm(words.join(' ')));
  return (await filtered(others, hasResults)).slice(0, MAX_CORRECTIONS);
}

async function filtered(
  words: readonly string[],
  isWanted: (word: string) => boolean | Promise<boolean>,
): Promise<readonly string[]> {
  const answers = await Promise.all(words.map(async (word) => isWanted(word)));
  return words.filter((_, index) => answers[index]);
}

/** Replaces these words with their closest corrections, except words that a product contains. Empty if none is replaced. */
export async function correctWords(
  query: string,
  words: readonly string[],
  { vocabulary, keysNear, hasResults }: SpellingData,
): Promise<readonly string[]> {
  const unknown = new Set(words.slice(0, MAX_WORDS).map(foldText));
  const correct = async (word: string) =>
    unknown.has(foldText(word)) && !(await hasResults(word))
      ? closestWords(word, vocabulary, keysNear)[0]
      : undefined;
  const corrections = await Promise.all(
    writtenWords(query).map(async (word) => ({ word, correction: await correct(word) })),
  );
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

export type CatalogueWord = { readonly spelling: string; readonly products: number };

/** The words, keyed by their folded form (`foldText`). */
export type Vocabulary = ReadonlyMap<string, CatalogueWord>;

/** Letters and digits, including the characters that join them in a model or standard: `DS-2CD`, `802.3af`. */
const WORD = /[\p{L}\p{N}]+(?:[-+./][\p{L}\p{N}]+)*/gu;

/** Bounds the memory and the time that looking for similar words takes. */
export const MAX_VOCABULARY = 30_000;

/** At most `maxWords`, preferring those that more products contain. */
export function vocabularyOf(
  products: Iterable<Omit<SearchTexts, 'description'>>,
  maxWords = MAX_VOCABULARY,
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
