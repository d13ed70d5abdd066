import { isNumber, isRecord, isString } from '#app/lib/type-guards.ts';
import type { Figure, ShownAttribute } from './attribute.ts';
import { SCALES } from './scales.ts';

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
