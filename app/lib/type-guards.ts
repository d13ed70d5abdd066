export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Rejects infinite numbers too: JSON can contain `1e999`. */
export function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** A whole number from `min` to `Number.MAX_SAFE_INTEGER`. */
export function isCount(value: unknown, min = 0): value is number {
  return Number.isSafeInteger(value) && Number(value) >= min;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function isListOf<Item>(isItem: (value: unknown) => value is Item) {
  return (value: unknown): value is readonly Item[] => Array.isArray(value) && value.every(isItem);
}
