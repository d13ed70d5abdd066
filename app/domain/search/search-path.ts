/** Where a submitted search goes: `' ip camera '` → `/search?q=ip%20camera`; nowhere for a blank one. */
export function searchPath(query: string): string | undefined {
  const wanted = query.trim();
  // Half of a surrogate pair cannot be encoded.
  return wanted === ''
    ? undefined
    : `/search?q=${encodeURIComponent(wanted.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}
