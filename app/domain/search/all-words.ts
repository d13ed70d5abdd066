import type { SearchEntry } from './search.ts';
import { fit, typedWords } from './typed-words.ts';

const MOST = 6;

/**
 * What holds every word of the query where a search, which is to the letter, finds nothing: `zenitel intercom`.
 * First what is called so, then what only says so, each in the given order.
 */
export function withAllWords(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
  const words = typedWords(query);
  if (words.length === 0) return [];
  const named = entries.filter(({ brand, title }) => fit(`${brand} ${title}`, words) === 'start');
  const said = entries.filter(({ brand, title, specifications, description }) => {
    return fit([brand, title, ...specifications, description].join(' '), words) === 'start';
  });
  return [...new Set([...named, ...said])].slice(0, MOST);
}
