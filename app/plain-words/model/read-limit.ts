/** What the first words of a list ask for. `length` is the number of these words. */
export type Match<Intent> = { readonly length: number; readonly intent: Intent };

/**
 * What limits a number. `above` and `below` exclude the number itself for a price, and include it for a figure. `upTo`
 * is a maximum, except for a figure of which more is better: there it is a minimum, so `up to 30 m` means at least
 * 30 m.
 */
export type Bound = 'above' | 'min' | 'below' | 'max' | 'upTo';

const LIMITS: Readonly<Record<string, Bound>> = {
  under: 'below',
  below: 'below',
  'less than': 'below',
  'cheaper than': 'below',
  '<': 'below',
  'up to': 'upTo',
  'at most': 'max',
  max: 'max',
  maximum: 'max',
  '<=': 'max',
  '≤': 'max',
  over: 'above',
  above: 'above',
  'more than': 'above',
  '>': 'above',
  'at least': 'min',
  from: 'min',
  min: 'min',
  minimum: 'min',
  '>=': 'min',
  '≥': 'min',
};

/** Limits after the number: `500 or less`, `8 mp or better`. */
const TRAILING_LIMITS: Readonly<Record<string, Bound>> = {
  'or less': 'max',
  'or lower': 'max',
  'or below': 'max',
  'or under': 'max',
  'or cheaper': 'max',
  'or more': 'min',
  'or better': 'min',
  'or higher': 'min',
  'or above': 'min',
  'and up': 'min',
  'and above': 'min',
};

/** Looks up the first two words of a list, or only the first if the table does not have both. */
export function lookUpStart<Value>(
  words: readonly string[],
  table: Readonly<Record<string, Value>>,
): { readonly value: Value; readonly length: number } | undefined {
  for (const length of [2, 1]) {
    const start = words.slice(0, length);
    const key = start.join(' ');
    const value = Object.hasOwn(table, key) ? table[key] : undefined;
    if (value !== undefined) return { value, length: start.length };
  }
  return undefined;
}

/**
 * Reads something that can have a limit before or after it.
 * @param parse reads it without its limit
 */
export function readLimited<Parsed extends { readonly length: number }, Intent>(
  words: readonly string[],
  parse: (words: readonly string[]) => Parsed | undefined,
  toIntent: (parsed: Parsed, bound: Bound | undefined) => Intent | undefined,
): Match<Intent> | undefined {
  const before = lookUpStart(words, LIMITS);
  const start = before?.length ?? 0;
  const parsed = parse(words.slice(start));
  if (!parsed) return undefined;
  const end = start + parsed.length;
  const after = before ? undefined : lookUpStart(words.slice(end), TRAILING_LIMITS);
  const intent = toIntent(parsed, before?.value ?? after?.value);
  return intent && { length: end + (after?.length ?? 0), intent };
}

/** `1,500` → 1500 */
export function toNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}
