export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
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

type Check = (value: unknown) => boolean;

/** Checks every property of a record, from a fetched file for example. */
export function isRecordOf<Value extends object>(
  checks: Readonly<Record<keyof Value, Check>> & Readonly<Record<string, Check>>,
) {
  return (value: unknown): value is Value =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));
}

export function isAbsentOr(check: Check): Check {
  return (value) => value === undefined || check(value);
}
