import { isNumber, isRecord, isString } from '#app/lib/type-guards.ts';
import type { Figure, ShownAttribute } from './attribute.ts';
import { SCALES } from './scales.ts';
import { type NumberReading, readNumber } from '#app/lib/number-text.ts';
import type { FigureFacet } from './figure-facet.ts';

/** What a buyer asks of one attribute. */
export type FigureCondition =
  /**
   * At least this step or, if less is better, at most this step. Of PoE standards less is better: `802.3af` asks for
   * devices that an 802.3af port can power.
   */
  | {
      readonly kind: 'step';
      readonly step: string;
      /** If present, the condition is a range from `step` to this step. Only a query in plain words asks for one. */
      readonly max?: string;
    }
  /** In the unit of the attribute, bounds included. */
  | { readonly kind: 'range'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'yes-no'; readonly isYes: boolean }
  | { readonly kind: 'not-stated' };

/**
 * The conditions by attribute id. A product must meet at least one condition of each attribute. An attribute without
 * conditions does not filter.
 */
export type FigureFilter = Readonly<Record<string, readonly FigureCondition[]>>;

/**
 * Whether a figure meets a condition. An attribute that is not stated meets `not-stated` only. A range of numbers meets a
 * condition if part of the range does, because the product covers the whole range: a lens from 100° to 53° offers 60°.
 */
export function meetsCondition(
  attribute: ShownAttribute,
  figure: Figure | undefined,
  condition: FigureCondition,
): boolean {
  if (condition.kind === 'not-stated') return figure === undefined;
  if (figure === undefined) return false;
  switch (condition.kind) {
    case 'step':
      return figure.kind === 'steps' && figure.steps.some((step) => meetsStep(attribute, step, condition));
    case 'range': {
      const { min = -Infinity, max = Infinity } = condition;
      return (
        figure.kind === 'number' &&
        figure.measures.some((measure) => measure.max >= min && measure.min <= max)
      );
    }
    case 'value':
      return figure.kind === 'set' && figure.values.includes(condition.value);
    case 'yes-no':
      return figure.kind === 'yes-no' && figure.isYes === condition.isYes;
  }
}

function meetsStep(
  attribute: ShownAttribute,
  stated: string,
  { step: wanted, max }: Extract<FigureCondition, { readonly kind: 'step' }>,
): boolean {
  if (attribute.kind !== 'steps') return false;
  const { reaches } = SCALES[attribute.scale];
  if (max !== undefined) return reaches(stated, wanted) && reaches(max, stated);
  return attribute.better === 'less' ? reaches(wanted, stated) : reaches(stated, wanted);
}

/** Checks a value from a fetched file. */
export function isFigureCondition(value: unknown): value is FigureCondition {
  if (!isRecord(value)) return false;
  const { kind, step, min, max, isYes } = value;
  switch (kind) {
    case 'step':
      return isString(step);
    case 'range':
      return isNumber(min ?? 0) && isNumber(max ?? 0);
    case 'value':
      return isString(value['value']);
    case 'yes-no':
      return typeof isYes === 'boolean';
    default:
      return kind === 'not-stated';
  }
}

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
