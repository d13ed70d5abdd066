export type JsonObject = Readonly<Record<string, unknown>>;

/** One entry of a data file's list, as it stands there: its fields may be of any type. */
export type Entry = {
  /** `product 45` */
  readonly name: string;
  readonly fields: JsonObject;
};

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Leaves out what is no object: its shape is reported elsewhere. */
export function entriesOf(parent: unknown, member: string, kind: string): readonly Entry[] {
  const list = isJsonObject(parent) ? parent[member] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((fields: unknown, index) =>
    isJsonObject(fields) ? [{ name: nameOf(kind, fields, index), fields }] : [],
  );
}

/** `product 45`; an entry without an id goes by its title, then by its place in the list. */
export function nameOf(kind: string, entry: unknown, index: number): string {
  const fields = isJsonObject(entry) ? entry : {};
  const title = textIn(fields, 'title');
  return `${kind} ${textIn(fields, 'id') ?? (title === undefined ? `no. ${index + 1}` : `"${title}"`)}`;
}

export function textIn(fields: JsonObject, field: string): string | undefined {
  const value = fields[field];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

export function numberIn(fields: JsonObject, field: string): number | undefined {
  const value = fields[field];
  return typeof value === 'number' ? value : undefined;
}

export function textsIn(fields: JsonObject, field: string): readonly string[] {
  const value = fields[field];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item.trim() !== '') : [];
}
