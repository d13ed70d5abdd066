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
