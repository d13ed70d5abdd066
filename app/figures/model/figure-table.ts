import { isAbsentOr, isListOf, isNumber, isRecord, isRecordOf, isString } from '#app/lib/type-guards.ts';
import type { Figure, Figures, Measure, ShownAttribute } from './attribute.ts';
import { isScaleName } from './scales.ts';

/** What a product states about these attributes. */
export function figuresAbout(attributes: readonly Pick<ShownAttribute, 'id'>[], figures: Figures): Figures {
  return Object.fromEntries(
    attributes.flatMap(({ id }) => {
      const figure = figures[id];
      return figure === undefined ? [] : [[id, figure] as const];
    }),
  );
}

const isValue = isRecordOf<{ readonly id: string; readonly label: string }>({
  id: isString,
  label: isString,
});

export function isShownAttribute(value: unknown): value is ShownAttribute {
  if (!isRecord(value)) return false;
  const { id, label, better, marksBest = false, kind, unit, scale, values } = value;
  if (![id, label, better].every(isString) || typeof marksBest !== 'boolean') return false;
  switch (kind) {
    case 'number':
      return unit === undefined || isString(unit);
    case 'steps':
      return isString(scale) && isScaleName(scale);
    case 'set':
      return isListOf(isValue)(values);
    default:
      return kind === 'yes-no';
  }
}

const isMeasure = isRecordOf<Measure>({ min: isNumber, max: isNumber, note: isAbsentOr(isString) });

function isFigure(value: unknown): value is Figure {
  if (!isRecord(value)) return false;
  const { kind, measures, steps, values, isYes } = value;
  switch (kind) {
    case 'number':
      return isListOf(isMeasure)(measures) && measures.length > 0;
    case 'steps':
      return isListOf(isString)(steps) && steps.length > 0;
    case 'set':
      return isListOf(isString)(values) && values.length > 0;
    default:
      return kind === 'yes-no' && typeof isYes === 'boolean';
  }
}

export function isFigures(value: unknown): value is Figures {
  return isRecord(value) && Object.values(value).every(isFigure);
}
