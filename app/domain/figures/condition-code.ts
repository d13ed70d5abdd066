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
const ONE_NUMBER = new RegExp(`^${NUMBER}$`);
const RANGE = new RegExp(`^(?<min>${NUMBER})?-(?<max>${NUMBER})?$`);

function parseRange(code: string): RangeCondition | undefined {
  const { min, max } = RANGE.exec(code)?.groups ?? {};
  return toRange(min === undefined ? undefined : Number(min), max === undefined ? undefined : Number(max));
}

export type NumberInput =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-number' };

/**
 * Parses the text of a field for a bound: `−40` and `-40 °C` → -40. Rejects numbers that are too long for a condition's code. Also
 * rejects a comma, which groups thousands in some countries and is the decimal sign in others. Accepts full-width digits.
 */
export function parseNumberInput(text: string, unit = ''): NumberInput {
  const input = text.normalize('NFKC').replace('−', '-').trim();
  const suffix = unit.normalize('NFKC');
  const digits = input.endsWith(suffix) ? input.slice(0, input.length - suffix.length).trim() : input;
  if (digits === '') return { kind: 'empty' };
  if (!ONE_NUMBER.test(digits)) return { kind: 'not-a-number' };
  return { kind: 'number', value: withoutNegativeZero(Number(digits)) };
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
