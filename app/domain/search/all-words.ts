import { queryWords } from '#app/domain/normalize-text.ts';
import type { SearchEntry } from './search.ts';
import { matchWords } from './word-match.ts';

const MAX_ENTRIES = 6;

/**
 * Finds products in which every word of the query starts a word, in any order and in any field. The search itself matches
 * the whole query as one string, so `zenitel intercom` may find nothing. The results page then offers these products.
 * Those whose brand and title contain all words come first; otherwise the order of `entries` is kept.
 */
export function findWithAllWords(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = queryWords(query);
  if (words.length === 0) return [];
  const inTitle = entries.filter(
    ({ brand, title }) => matchWords(`${brand} ${title}`, words) === 'word-start',
  );
  const inAnyField = entries.filter(({ brand, title, specifications, description }) => {
    const text = [brand, title, ...specifications, description].join(' ');
    return matchWords(text, words) === 'word-start';
  });
  return [...new Set([...inTitle, ...inAnyField])].slice(0, MAX_ENTRIES);
}
