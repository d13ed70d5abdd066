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
 * The path of the products that a query describes in plain words.
 * @param current the parameters of the current address. All that concern the list are kept, except its page.
 */
export function understoodPath(query: string, current: URLSearchParams): string {
  return pathWith(query, [['words', '1'], ...listParameters(current)]);
}

/** The path of the products that contain a query. `current` as for `understoodPath`. */
export function literalPath(query: string, current: URLSearchParams): string {
  return pathWith(query, listParameters(current));
}

type Parameter = [name: string, value: string];

function listParameters(current: URLSearchParams): readonly Parameter[] {
  return [...current].filter(([name]) => !['q', 'words', 'page'].includes(name));
}

function pathWith(query: string, parameters: readonly Parameter[]): string {
  const path = searchPath(query);
  if (path === undefined) return '/search';
  const others = new URLSearchParams([...parameters]).toString();
  return others === '' ? path : `${path}&${others}`;
}
