/** `['1', '45']` → `/compare?ids=1,45`; without ids, the page shows the visitor's own comparison. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? '/compare' : `/compare?ids=${ids.map(encodeURIComponent).join(',')}`;
}

export function toCompareQuery(ids: readonly string[]): URLSearchParams {
  return new URLSearchParams(ids.length === 0 ? [] : [['ids', ids.join()]]);
}

export function readComparedIds(params: URLSearchParams): readonly string[] {
  const ids = (params.get('ids') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== ''))];
}

export function haveSameIds(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && first.every((id) => second.includes(id));
}

/** Undoes the removal that turned `before` into `after`: puts the ids back in their places. Other changes since then are kept. */
export function restoreIds(
  now: readonly string[],
  before: readonly string[],
  after: readonly string[],
): readonly string[] {
  return [
    ...before.filter((id) => now.includes(id) || !after.includes(id)),
    ...now.filter((id) => !before.includes(id)),
  ];
}
