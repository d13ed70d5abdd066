import { MAX_QUANTITY } from './quantity.ts';

/** A parsed JSON object whose properties have not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

export type Invalid = { readonly kind: 'invalid'; readonly reason: string };

type SavedItems = { readonly kind: 'valid'; readonly items: readonly unknown[] } | Invalid;

type ReadOptions = {
  /** Properties that the object must have besides `items`. They are not read. */
  readonly alsoRequired?: readonly string[];
};

export function readSavedItems(text: string, { alsoRequired = [] }: ReadOptions = {}): SavedItems {
  const saved = parseJson(text);
  if (saved === undefined) return { kind: 'invalid', reason: 'it is not JSON' };
  if (!isJsonObject(saved)) return { kind: 'invalid', reason: 'it is not an object' };
  const missing = ['items', ...alsoRequired].filter((property) => !Object.hasOwn(saved, property));
  if (missing.length > 0) return { kind: 'invalid', reason: `it has no ${missing.join(', ')}` };
  const items: unknown = saved['items'];
  return Array.isArray(items)
    ? { kind: 'valid', items }
    : { kind: 'invalid', reason: 'its items are not a list' };
}

/** Reads `items` of a stored JSON object as texts, without those that `read` does not accept. */
export function readSavedTexts(
  text: string,
  read: (saved: unknown) => string | undefined,
): { readonly kind: 'valid'; readonly value: readonly string[] } | Invalid {
  const saved = readSavedItems(text);
  if (saved.kind === 'invalid') return saved;
  return { kind: 'valid', value: saved.items.map(read).filter((item) => item !== undefined) };
}

export function serializeTexts(items: readonly string[]): string {
  return JSON.stringify({ items });
}

/** Reads each item and leaves out unreadable ones and duplicates of an id. */
export function readUniqueItems<Item extends { readonly id: string }>(
  items: readonly unknown[],
  read: (saved: JsonObject) => Item | undefined,
): readonly Item[] {
  const itemsById = new Map<string, Item>();
  for (const saved of items) {
    const item = isJsonObject(saved) ? read(saved) : undefined;
    if (item && !itemsById.has(item.id)) itemsById.set(item.id, item);
  }
  return [...itemsById.values()];
}

/** Reads a text that is not blank and has no lone surrogates, which cannot be part of a URL. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && value.isWellFormed() ? value : undefined;
}

/** Reads an integer of at least `min` and lowers it to `MAX_QUANTITY`. */
export function readCount(value: unknown, min: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= min
    ? Math.min(value, MAX_QUANTITY)
    : undefined;
}

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
