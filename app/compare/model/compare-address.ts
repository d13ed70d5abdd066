/** `['1', '45']` → `/compare?ids=1,45`; without ids, the page shows the visitor's own comparison. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.map(encodeURIComponent).join(',')}`;
}

/** The ids in the address, each once and in order; `undefined` if the address names none. */
export function readComparedIds(params: URLSearchParams): readonly string[] | undefined {
  const ids = (params.get('ids') ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  return ids.length === 0 ? undefined : [...new Set(ids)];
}

export function haveSameIds(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((id) => second.includes(id));
}

/**
 * Undoes the removal of `id`: puts it back into `ids`, at its place in `before`, the list before the removal. Additions
 * and removals since then are kept.
 */
export function restoreId(ids: readonly string[], id: string, before: readonly string[]): readonly string[] {
  return [
    ...before.filter((other) => other === id || ids.includes(other)),
    ...ids.filter((other) => !before.includes(other)),
  ];
}
