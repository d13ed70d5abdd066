/**
 * The result of a formula, or `undefined` if there is none: an input is negative or not a number, a divisor is 0, or the
 * result is too large for a number.
 */
export type Answer = number | undefined;

export function answer(inputs: readonly number[], result: () => number): Answer {
  if (!inputs.every((input) => input >= 0 && input < Infinity)) return undefined;
  const value = result();
  return value >= 0 && value < Infinity ? value : undefined;
}
