import * as v from 'valibot';
import type { CatalogueFile } from '#app/catalogue/catalogue-files.server.ts';
import { CURE_MARK } from '#app/catalogue/schema/schema-parts.server.ts';
import { isJsonObject, type JsonObject, nameOf } from './json-entries.server.ts';
import type { Mistake } from './mistake.server.ts';
import { didYouMean } from './near-spelling.server.ts';

type Finding = Pick<Mistake, 'message' | 'cure'> & { readonly field?: string };

const WRONG_TYPES: Readonly<Record<string, Finding>> = {
  string: { message: 'must be text', cure: 'write it between double quotes' },
  number: { message: 'must be a number', cure: 'write it without quotes, signs or separators, like 1299.5' },
  boolean: { message: 'must be true or false', cure: 'write true or false without quotes' },
  array: { message: 'must be a list', cure: 'write it between [ and ]' },
  strict_object: { message: 'must be an object', cure: 'write it between { and }' },
  record: { message: 'must be an object', cure: 'write "label": "text" pairs between { and }' },
};

/** Everything by which a file differs from its schema: missing, unknown or wrong fields, one mistake each. */
export function checkShape(
  file: CatalogueFile,
  kind: string,
  schema: v.GenericSchema,
  root: unknown,
): readonly Mistake[] {
  const { issues } = v.safeParse(schema, root);
  return (issues ?? []).flatMap((issue) => {
    const keys = (issue.path ?? []).map(({ key }) => key);
    const { item, path } = locate(kind, root, keys);
    return findingsOf(issue, schema, keys).map(({ field, message, cure }) => {
      const steps = field === undefined ? path : [...path.slice(0, -1), field];
      return { file, item, field: fieldPath(steps), message, cure };
    });
  });
}

function findingsOf(
  issue: v.BaseIssue<unknown>,
  schema: v.GenericSchema,
  keys: readonly unknown[],
): readonly Finding[] {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    // Of several unknown fields the parser names only the first.
    const known = fieldNames(schema, keys.slice(0, -1));
    return Object.keys(ownerOf(issue))
      .filter((name) => !known.includes(name))
      .map((name) => ({
        field: name,
        message: 'is not a field of this kind',
        cure: didYouMean(name, known, 'remove it'),
      }));
  }
  if (issue.type === 'strict_object' && issue.expected?.startsWith('"') === true) {
    return [{ message: 'is missing', cure: `add ${issue.expected}` }];
  }
  const [message = '', cure = 'correct it'] = issue.message.split(CURE_MARK);
  return [(issue.kind === 'schema' ? WRONG_TYPES[issue.type] : undefined) ?? { message, cure }];
}

function ownerOf(issue: v.BaseIssue<unknown>): JsonObject {
  const owner = issue.path?.at(-1)?.input;
  return isJsonObject(owner) ? owner : {};
}

/** The fields that the schema knows at a place in the file. */
function fieldNames(schema: unknown, keys: readonly unknown[]): readonly string[] {
  let here = schema;
  for (const key of keys) {
    here = isJsonObject(here) && here['type'] === 'exact_optional' ? here['wrapped'] : here;
    const children = isJsonObject(here) ? (here['entries'] ?? here['item']) : undefined;
    here = typeof key === 'string' && isJsonObject(children) ? children[key] : children;
  }
  const entries = isJsonObject(here) ? here['entries'] : undefined;
  return isJsonObject(entries) ? Object.keys(entries) : [];
}

/** The entry and the field to which these keys lead. */
export function placeOf(
  kind: string,
  root: unknown,
  keys: readonly unknown[],
): Pick<Mistake, 'item' | 'field'> {
  const { item, path } = locate(kind, root, keys);
  return { item, field: fieldPath(path) };
}

/** Splits the way to a value into the entry of the list it belongs to and the way from there. */
function locate(
  kind: string,
  root: unknown,
  keys: readonly unknown[],
): { item: string; path: readonly unknown[] } {
  const [member, index, ...rest] = keys;
  const list = isJsonObject(root) && typeof member === 'string' ? root[member] : undefined;
  if (typeof index === 'number' && Array.isArray(list)) {
    return { item: nameOf(kind, list[index], index), path: rest };
  }
  return typeof index === 'string'
    ? { item: String(member), path: [index, ...rest] }
    : { item: '', path: keys };
}

/** `['images', 1]` → `images[1]` */
function fieldPath(steps: readonly unknown[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`;
    const name = step === '' ? '""' : String(step);
    return path === '' ? name : `${path}.${name}`;
  }, '');
}
