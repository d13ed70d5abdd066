import { type NumberReading, readNumber } from '#app/lib/number-text.ts';
import type { FigureCondition } from './figure-condition.ts';
import type { FigureFacet } from './figure-facet.ts';

type RangeCondition = Extract<FigureCondition, { readonly kind: 'range' }>;

/** How a condition is written in an address: `IP66`, `poe`, `yes`, `30-100`, `30-`, `-100`, `not-stated`. */
export function conditionCode(condition: FigureCondition): string {
  switch (condition.kind) {
    case 'step':
      return condition.step;
    case 'value':
      return condition.value;
    case 'yes-no':
      return condition.isYes ? 'yes' : 'no';
    case 'range':
      return `${condition.min ?? ''}-${condition.max ?? ''}`;
    case 'not-stated':
      return 'not-stated';
  }
}

/** `undefined` for a code that is neither an option of the facet nor, where the facet has bounds, a valid range. */
export function parseConditionCode(facet: FigureFacet, code: string): FigureCondition | undefined {
  const option = facet.options.find(({ condition }) => conditionCode(condition) === code);
  return option?.condition ?? (facet.bounds && parseRange(code));
}

/** As in `30`, `-40` and `2.4`. */
const NUMBER = String.raw`-?\d{1,7}(?:\.\d{1,3})?`;
const RANGE = new RegExp(`^(?<min>${NUMBER})?-(?<max>${NUMBER})?$`);

function parseRange(code: string): RangeCondition | undefined {
  const { min, max } = RANGE.exec(code)?.groups ?? {};
  return toRange(min === undefined ? undefined : Number(min), max === undefined ? undefined : Number(max));
}

/** Numbers that a condition's code can state. */
export const BOUND_LIMITS = { min: -9_999_999, max: 9_999_999 };

/** Reads the text of a field for a bound, with or without the unit of the attribute: `−40` and `-40 °C` → -40. */
export function readBound(text: string, unit = ''): NumberReading {
  const typed = text.trim();
  const number = typed.endsWith(unit) ? typed.slice(0, typed.length - unit.length) : typed;
  const { value, problem } = readNumber(number, BOUND_LIMITS);
  return problem === undefined ? { value: withoutNegativeZero(Number(value.toFixed(3))) } : { problem };
}

/** Returns `undefined` without bounds, and if the lower bound is above the upper one. */
export function toRange(min: number | undefined, max: number | undefined): RangeCondition | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return undefined;
  return {
    kind: 'range',
    ...(min !== undefined && { min: withoutNegativeZero(min) }),
    ...(max !== undefined && { max: withoutNegativeZero(max) }),
  };
}

function withoutNegativeZero(value: number): number {
  // -0 + 0 is 0.
  return value + 0;
}
