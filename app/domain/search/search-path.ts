/** The path of a search's results: `' ip camera '` → `/search?q=ip%20camera`; undefined for a blank query. */
export function searchPath(query: string): string | undefined {
  const term = query.trim();
  // `encodeURIComponent` throws on a lone surrogate.
  return term === ''
    ? undefined
    : `/search?q=${encodeURIComponent(term.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
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
  const path = searchPath(query);
  if (path === undefined) return '/search';
  const kept = [...current].filter(([name]) => !['q', 'words', 'page'].includes(name));
  return `${path}&${new URLSearchParams([['words', '1'], ...kept]).toString()}`;
}
