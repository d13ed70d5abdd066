export type JsonObject = Readonly<Record<string, unknown>>;

function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of the list `name`; none if there is no such list. */
export function entriesIn(parent: unknown, name: string): readonly JsonObject[] {
  const list = isJsonObject(parent) ? parent[name] : undefined;
  return Array.isArray(list) ? list.filter(isJsonObject) : [];
}

export function textIn(entry: unknown, field: string): string | undefined {
  const value = isJsonObject(entry) ? entry[field] : undefined;
  return typeof value === 'string' ? value : undefined;
}

export function textsIn(entries: readonly JsonObject[], field: string): readonly string[] {
  return entries.flatMap((entry) => textIn(entry, field) ?? []);
}
