import * as v from 'valibot';

/** In a message, what stands after this dash is the cure. */
export const CURE_MARK = ' — ';

export const text = v.pipe(
  v.string(),
  v.regex(/\S/, `must not be empty${CURE_MARK}write the text, or leave the field out if it is optional`),
);

export const identifier = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
    `must be usable in an address${CURE_MARK}use letters, digits, - and _ only, like "45" or "pelco-45"`,
  ),
);

export const kebab = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    `must be kebab-case${CURE_MARK}use small letters and digits joined by single dashes, like "cctv-systems"`,
  ),
);

const wholePieces = `must be a whole number, 0 or more${CURE_MARK}count the pieces, like 12`;

export const pieces = v.pipe(v.number(), v.integer(wholePieces), v.minValue(0, wholePieces));

/** Lets a data file name its JSON Schema, from which editors show help. */
export const schemaLink = v.exactOptional(
  v.pipe(
    v.string(),
    v.metadata({ title: 'JSON Schema', description: 'Where editors find help for this file.' }),
  ),
);

/** What is invented says so on its page. */
export const sampleMark = v.pipe(
  v.boolean(),
  v.metadata({ title: 'Sample', description: 'True while these are examples: they are marked so.' }),
);

/** `2026-02-29` does not exist, though it looks like a day. */
export function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}
