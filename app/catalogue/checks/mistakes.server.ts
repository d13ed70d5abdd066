import type * as v from 'valibot';
import { foldText } from '#app/lib/normalize-text.ts';

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

type Issue = v.BaseIssue<unknown>;

type Mistake = {
  readonly message: string;
  /** From the checked entry to the field. */
  readonly path?: readonly v.IssuePathItem[] | undefined;
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'text in double quotes',
  number: 'a number without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list between [ and ]',
  strict_object: 'an object between { and }',
  record: 'an object between { and }',
};

/** For rules without a message of their own. */
export function defaultMessage({ type, expected, received }: Issue): string {
  if (type === 'strict_object' && expected === 'never') {
    return 'is not a known field; correct its name or remove it';
  }
  if (received === 'undefined') return 'is missing';
  return `must be ${TYPES[type] ?? expected}, not ${received}`;
}

/**
 * One line per field of an entry with the first rule that it breaks: `products.json: line 12: id 45: price: must be above 0`.
 * The place is the file, the line, the innermost entry with an id or title, and the field.
 */
export function mistakesOf(issues: readonly Mistake[], entry: Entry): readonly string[] {
  return [...Map.groupBy(issues, (issue) => placeOf(issue, entry))].map(
    ([place, [first]]) => `${place}: ${first?.message}`,
  );
}

function placeOf({ path: issuePath = [] }: Mistake, { file, lineOf, path, value }: Entry): string {
  const steps = issuePath.map((step) => ({
    key: typeof step.key === 'number' ? step.key : String(step.key),
    value: step.value,
  }));
  // A family has an id and a title, too, but it is no entry of a list.
  const namedStep = steps.findLastIndex(
    ({ key, value }) => typeof key === 'number' && nameOf(value) !== undefined,
  );
  const name = nameOf(steps[namedStep]?.value) ?? nameOf(value);
  const keys = [...path, ...steps.map(({ key }) => key)];
  const keysAfterName = name === undefined ? keys : keys.slice(path.length + namedStep + 1);
  const field = keysAfterName.map((key) => (typeof key === 'number' ? `no. ${key + 1}` : key));
  const line = keys.length > 0 && `line ${lineOf(keys)}`;
  return [file, line, name, field.join(' ')].filter(Boolean).join(': ');
}

function nameOf(entry: unknown): string | undefined {
  const id = textIn(entry, 'id');
  const title = textIn(entry, 'title');
  if (id) return `id ${id}`;
  return title ? `"${title}"` : undefined;
}

/**
 * One line per entry whose `field` has the value of an earlier entry. Ignores what `foldText` folds: titles would look
 * alike, and ids and slugs become folder names, of which some file systems ignore the case.
 */
export function duplicates(entries: readonly Entry[], field: string): readonly string[] {
  const named = entries.flatMap((entry) => {
    const value = textIn(entry.value, field);
    return value === undefined ? [] : [{ entry, value }];
  });
  return [...Map.groupBy(named, ({ value }) => foldText(value)).values()].flatMap(([first, ...repeats]) =>
    repeats.map(({ entry, value }) => {
      const otherFile = first && first.entry.file !== entry.file ? ` in ${first.entry.file}` : '';
      const place = `${entry.file}: line ${entry.lineOf([...entry.path, field])}: ${nameOf(entry.value)}`;
      return `${place}: ${field}: "${value}" is already used${otherFile}; give each entry its own ${field}`;
    }),
  );
}
