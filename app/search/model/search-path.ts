import { withoutInvisible } from '#app/lib/normalize-text.ts';

/** The path of a search's results: `' ip camera '` → `/search?q=ip%20camera`; undefined for a blank query. */
export function searchPath(query: string): string | undefined {
  if (withoutInvisible(query).trim() === '') return undefined;
  // `encodeURIComponent` throws on a lone surrogate.
  return `/search?q=${encodeURIComponent(query.trim().replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}

/** Whether the address asks for the products that a query describes in plain words, in place of those that contain it. */
export function asksForPlainWords(params: URLSearchParams): boolean {
  return params.get('words') === '1';
}

/**
 * The path of the products that contain a query, or of those that it describes in plain words.
 * @param current the parameters of the current address. All that concern the list are kept, except its page.
 */
export function resultsPath(query: string, inPlainWords: boolean, current: URLSearchParams): string {
  const path = searchPath(query);
  if (path === undefined) return '/search';
  const kept = [...current].filter(([name]) => !['q', 'words', 'page'].includes(name));
  const others = new URLSearchParams(inPlainWords ? [['words', '1'], ...kept] : kept);
  return others.size === 0 ? path : `${path}&${others}`;
}
