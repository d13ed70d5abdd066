/** The path of a search's results: `' ip camera '` → `/search?q=ip%20camera`; undefined for a blank query. */
export function searchPath(query: string): string | undefined {
  const term = query.trim();
  // `encodeURIComponent` throws on a lone surrogate.
  return term === ''
    ? undefined
    : `/search?q=${encodeURIComponent(term.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}
