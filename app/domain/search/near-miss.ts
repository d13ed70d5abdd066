import { editDistance } from './edit-distance.ts';
import { type SearchEntry, searchProducts } from './search.ts';
import { typedWords } from './typed-words.ts';

const MOST_NEAR_MISSES = 3;
const SHORTEST_WORD = 3;
const LONG_WORD = 6;

/**
 * Searches that the visitor may have meant: the query with those words put right that are found nowhere, then with those
 * that are no whole words either (`smok ditector` → `Smoke Detector`), then the right words alone. Each finds something.
 */
export function nearMisses(entries: readonly SearchEntry[], query: string): readonly string[] {
  const vocabulary = vocabularyOf(entries);
  const finds = (term: string): number => searchProducts(entries, term).length;
  const words = typedWords(query);
  const unknown = choicesFor(words, (word) => (finds(word) > 0 ? [] : closest(vocabulary, word, finds)));
  const cutShort = choicesFor(words, (word) =>
    vocabulary.has(word) ? [] : closest(vocabulary, word, finds),
  );
  const alone = unknown.flatMap(({ close }) => close);
  return [...new Set([...phrasesOf(unknown), ...phrasesOf(cutShort), ...alone])]
    .filter((term) => term.toLowerCase() !== words.join(' ') && finds(term) > 0)
    .slice(0, MOST_NEAR_MISSES);
}

type Choice = { readonly word: string; readonly close: readonly string[] };

function choicesFor(words: readonly string[], close: (word: string) => readonly string[]): readonly Choice[] {
  return words.map((word) => ({ word, close: close(word) }));
}

/** The query with the nearest words, then with the next nearest. */
function phrasesOf(choices: readonly Choice[]): readonly string[] {
  return Array.from({ length: MOST_NEAR_MISSES }, (_, nth) =>
    choices.map(({ word, close }) => close[nth] ?? close[0] ?? word).join(' '),
  );
}

/** Every word by which products are called or measured once, in its first spelling, under its lower-case form. */
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

/** Letters and digits, joined by what joins them in a model or a norm: `DS-2CD`, `802.3af`. */
const WORD = /[\p{L}\p{N}]+(?:[-+./][\p{L}\p{N}]+)*/gu;

/** The words at the smallest distance, those that find more before the others, then by letters. */
function closest(
  vocabulary: ReadonlyMap<string, string>,
  word: string,
  finds: (term: string) => number,
): readonly string[] {
  if (word.length < SHORTEST_WORD) return [];
  const allowed = word.length < LONG_WORD ? 1 : 2;
  const near = [...vocabulary]
    .filter(([known]) => known.length >= SHORTEST_WORD && Math.abs(known.length - word.length) <= allowed)
    .map(([known, spelling]) => ({ spelling, distance: editDistance(word, known) }));
  const smallest = Math.min(allowed, ...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === smallest)
    .map(({ spelling }) => ({ spelling, found: finds(spelling) }))
    .toSorted((a, b) => b.found - a.found || (a.spelling < b.spelling ? -1 : 1))
    .map(({ spelling }) => spelling);
}
