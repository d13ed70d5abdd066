import { withoutInvisible } from '#app/lib/normalize-text.ts';

/** The path of a search's results: `' ip camera '` → `/search?q=ip%20camera`; undefined for a blank query. */
export function searchPath(query: string): string | undefined {
  if (withoutInvisible(query).trim() === '') return undefined;
  // `encodeURIComponent` throws on a lone surrogate.
  return `/search?q=${encodeURIComponent(query.trim().replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}

/** Which products come first for a query: those that it describes in plain words, or those that contain it. */
export type ResultList = 'meaning' | 'text';

const WORDS: Readonly<Record<ResultList, string>> = { meaning: '1', text: '0' };

/** The list that the address asks for, if any. */
export function preferredList(params: URLSearchParams): ResultList | undefined {
  const words = params.get('words');
  return words === WORDS.meaning ? 'meaning' : words === WORDS.text ? 'text' : undefined;
}

/**
 * The path of the products that contain a query, or of those that it describes in plain words.
 * @param current the parameters of the current address. All that concern the list are kept, except its page.
 */
export function resultsPath(query: string, list: ResultList, current: URLSearchParams): string {
  const path = searchPath(query);
  if (path === undefined) return '/search';
  const kept = [...current].filter(([name]) => !['q', 'words', 'page'].includes(name));
  return `${path}&${new URLSearchParams([['words', WORDS[list]], ...kept])}`;
}
