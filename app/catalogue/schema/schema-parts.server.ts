import * as v from 'valibot';

/** Editors show the description beside the field. */
export function required<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.pipe(schema, v.description(description));
}

export function optional<Schema extends v.GenericSchema>(schema: Schema, description: string) {
  return v.exactOptional(required(schema, description));
}

/** An optional list, empty by default. */
export function optionalList<Entry extends v.GenericSchema>(entry: Entry, description: string) {
  return v.exactOptional(required(v.array(entry), description), []);
}

/** The content of a data file. `$schema` names its JSON Schema for editors. */
export function dataFile<Entries extends v.ObjectEntries>(entries: Entries, description: string) {
  const $schema = optional(v.string(), 'The JSON Schema of this file.');
  return v.pipe(v.strictObject({ $schema, ...entries }), v.description(description));
}

/** Accents are composed, because a file may have them in another form than the next. */
export const text = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.regex(/^\S([\s\S]*\S)?$/, 'must not be empty, nor begin or end with a space'),
);

export const id = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9][\w-]*$/,
    'must begin with a letter or digit and consist of letters, digits, - and _, such as "45" or "pelco-45"',
  ),
);

/** Exports of other shops have ids such as `0090.750` and `AB/7.5+`. */
export const productId = v.pipe(
  v.string(),
  v.maxLength(100, 'must have at most 100 characters'),
  v.regex(
    /^[A-Za-z0-9][\w./+-]*$/,
    'must begin with a letter or digit and consist of letters, digits, and - _ . / +, such as "45" or "pelco-45"',
  ),
);

const SLUG_RULE =
  'must consist of lower-case letters and digits, with single dashes only between them, such as "cctv-systems"';

export const slug = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_RULE));

const MAX_WHOLE_NUMBER = 1_000_000_000;
const TOO_LARGE = `must be at most ${MAX_WHOLE_NUMBER}`;

export function wholeNumberFrom(min: number) {
  const rule = `must be a whole number, ${min} or more`;
  return v.pipe(v.number(), v.integer(rule), v.minValue(min, rule), v.maxValue(MAX_WHOLE_NUMBER, TOO_LARGE));
}

export function numberBetween(min: number, max: number) {
  const rule = `must be between ${min} and ${max}`;
  return v.pipe(v.number(), v.minValue(min, rule), v.maxValue(max, rule));
}

export const weight = v.pipe(
  v.string(),
  v.regex(
    /^(?!0+(?:\.0+)? )\d+(?:\.\d+)? (?:g|kg|oz|lb)$/,
    'must be a number and g, kg, oz or lb, such as "0.6 kg"',
  ),
);
