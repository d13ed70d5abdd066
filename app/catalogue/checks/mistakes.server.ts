import type * as v from 'valibot';
import { textIn } from './json.server.ts';

type Issue = v.BaseIssue<unknown>;

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

/** One line per field with the first rule that it breaks, such as `products.json: id 45: price: must be above 0`. */
export function mistakesOf(issues: readonly Issue[]): readonly string[] {
  return [...Map.groupBy(issues, placeOf)].map(([place, [first]]) => `${place}: ${first?.message}`);
}

/** The file, the innermost entry with an id or title, and the field: `products.json: id 45: images no. 2`. */
function placeOf({ path }: Issue): string {
  const [file, ...steps] = path ?? [];
  const entry = steps.findLastIndex(({ value }) => nameOf(value) !== undefined);
  const field = steps.slice(entry + 1).map(({ key }) => (typeof key === 'number' ? `no. ${key + 1}` : key));
  return [file?.key, nameOf(steps[entry]?.value), field.join(' ')].filter(Boolean).join(': ');
}

export function nameOf(entry: unknown): string | undefined {
  const id = textIn(entry, 'id');
  const title = textIn(entry, 'title');
  if (id) return `id ${id}`;
  return title ? `"${title}"` : undefined;
}
