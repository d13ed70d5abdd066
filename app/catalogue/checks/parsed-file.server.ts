/** A data file, or an entry of one of its lists. */
export type Entry = {
  readonly file: string;
  readonly lineOf: LineOf;
  /** From the file to the entry; empty for the file itself. */
  readonly path: readonly (string | number)[];
  readonly value: unknown;
};

/** The entries of a list; none if there is no such list. */
export function entriesIn({ file, lineOf, path, value }: Entry, list: string): readonly Entry[] {
  const values: unknown = fieldOf(value, list);
  if (!Array.isArray(values)) return [];
  return values.map((entry: unknown, index) => ({
    file,
    lineOf,
    path: [...path, list, index],
    value: entry,
  }));
}

export type JsonObject = Readonly<Record<string, unknown>>;

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `undefined` if `parent` is not an object or has no such field. */
export function fieldOf(parent: unknown, name: string): unknown {
  return isJsonObject(parent) ? parent[name] : undefined;
}

export function textIn(entry: unknown, field: string): string | undefined {
  const value = fieldOf(entry, field);
  return typeof value === 'string' ? value : undefined;
}

export function textsIn(entries: readonly unknown[], field: string): readonly string[] {
  return entries.flatMap((entry) => textIn(entry, field) ?? []);
}

/** The line, counted from 1, of the entry or field at a path such as `['products', 7, 'price']`. */
export type LineOf = (path: readonly (string | number)[]) => number;

export type ParsedFile = {
  /** Undefined if the file cannot be read. */
  readonly value: unknown;
  readonly mistakes: readonly string[];
  readonly lineOf: LineOf;
};
