import { MAX_QUANTITY } from './quantity.ts';
import { isRecord } from './type-guards.ts';

/** A parsed JSON object whose properties have not been checked. */
export type JsonObject = Readonly<Record<string, unknown>>;

type Items<Item> = { readonly items: readonly Item[] };

type Form<Item> = {
  /** Returns undefined for what cannot be read. */
  readonly read: (saved: JsonObject) => Item | undefined;
  readonly write: (item: Item) => object;
  /** Stored with the items, and required when they are read, but not trusted. */
  readonly totals?: (value: Items<Item>) => object;
};

/** How items with an id are stored: as JSON of `{ items, …totals }`. Unreadable items and duplicates of an id are left out. */
export function savedItems<Item extends { readonly id: string }>({ read, write, totals }: Form<Item>) {
  const required = Object.keys(totals?.({ items: [] }) ?? {});
  return {
    serialize: (value: Items<Item>): string =>
      JSON.stringify({ items: value.items.map(write), ...totals?.(value) }),
    parse: (text: string): Items<Item> | undefined => {
      const items = parseItems(text, required);
      return items && { items: readUniqueItems(items, read) };
    },
  };
}

/** Reads `items` of a stored JSON object as texts, without those that `read` does not accept. */
export function readSavedTexts(
  text: string,
  read: (saved: unknown) => string | undefined,
): readonly string[] | undefined {
  return parseItems(text)?.flatMap((item) => read(item) ?? []);
}

export function serializeTexts(items: readonly string[]): string {
  return JSON.stringify({ items });
}

function parseItems(text: string, required: readonly string[] = []): readonly unknown[] | undefined {
  const saved = parseJson(text);
  if (!isRecord(saved) || !required.every((property) => Object.hasOwn(saved, property))) return undefined;
  const { items } = saved;
  return Object.hasOwn(saved, 'items') && Array.isArray(items) ? items : undefined;
}

/** Reads each item and leaves out unreadable ones and duplicates of an id. */
export function readUniqueItems<Item extends { readonly id: string }>(
  items: readonly unknown[],
  read: (saved: JsonObject) => Item | undefined,
): readonly Item[] {
  const itemsById = new Map<string, Item>();
  for (const saved of items) {
    const item = isRecord(saved) ? read(saved) : undefined;
    if (item && !itemsById.has(item.id)) itemsById.set(item.id, item);
  }
  return [...itemsById.values()];
}

/** Reads a text that is not blank and has no lone surrogates, which cannot be part of a URL. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' && value.isWellFormed() ? value : undefined;
}

/** Reads an integer of at least `min`, which is not negative, and lowers it to `MAX_QUANTITY`. */
export function readCount(value: unknown, min: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= min
    ? // JSON has -0.
      Math.max(0, Math.min(value, MAX_QUANTITY))
    : undefined;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
