/** A JSON object of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export type SavedItems =
  | { readonly kind: 'items'; readonly items: readonly unknown[] }
  | { readonly kind: 'invalid'; readonly why: string };

/** The list in a saved text, which must be a JSON object with all the named members; `items` is a list. */
export function readSavedItems(text: string, members: readonly string[]): SavedItems {
  const saved = parseJson(text);
  if (saved === undefined) return { kind: 'invalid', why: 'it is not JSON' };
  if (!isFields(saved)) return { kind: 'invalid', why: 'it is not an object' };
  const missing = members.filter((member) => !Object.hasOwn(saved, member));
  if (missing.length > 0) return { kind: 'invalid', why: `it has no ${missing.join(', ')}` };
  const items: unknown = saved['items'];
  return Array.isArray(items)
    ? { kind: 'items', items }
    : { kind: 'invalid', why: 'its items are not a list' };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Also not half of a character that takes two: no address can be made of it. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && value.isWellFormed() ? value : undefined;
}

/** More than any order holds: beyond it the price of a line could no longer be told to the cent. */
const MAX_PIECES = 10_000;

export function readCount(value: unknown, fewest: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= fewest
    ? Math.min(value, MAX_PIECES)
    : undefined;
}

/** The items that can be read; of two for the same product the first. */
export function readUniqueItems<Item extends { readonly id: string }>(
  items: readonly unknown[],
  read: (saved: Fields) => Item | undefined,
): readonly Item[] {
  const byId = new Map<string, Item>();
  for (const saved of items) {
    const item = isFields(saved) ? read(saved) : undefined;
    if (item && !byId.has(item.id)) byId.set(item.id, item);
  }
  return [...byId.values()];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
