/**
 * The result of a formula, or `undefined` if there is none: an input is negative or not a number, a divisor is 0, or the
 * result is too large for a number. It has at most 12 significant digits.
 */
export type Answer = number | undefined;

export function answer(inputs: readonly number[], result: () => number): Answer {
  if (!inputs.every((input) => input >= 0 && input < Infinity)) return undefined;
  const value = withoutRoundingError(result());
  return value >= 0 && value < Infinity ? value : undefined;
}

/** Rounds to 12 significant digits, because in floating point 1.25 × (0.4 × 24) is 12.000000000000002, more than 12. */
export function withoutRoundingError(value: number): number {
  return Number(value.toPrecision(12));
}
