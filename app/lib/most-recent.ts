/**
 * The first `max` items with different keys, of a list that starts with the newest item. To add an item, put it first; of
 * two items with the same key the newer one stays.
 */
export function mostRecent(
  items: readonly string[],
  max: number,
  keyOf: (item: string) => string = (item) => item,
): readonly string[] {
  const byKey = new Map<string, string>();
  for (const item of items) {
    const key = keyOf(item);
    if (!byKey.has(key)) byKey.set(key, item);
  }
  return [...byKey.values()].slice(0, max);
}
