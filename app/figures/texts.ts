import { formatNumber } from '#app/lib/format-number.ts';
import type { Figure, Measure, ShownAttribute } from './model/attribute.ts';
import type { FigureCondition } from './model/figure-condition.ts';
import { withoutRoundingError } from '#app/lib/safe-number.ts';
import { notStated } from '#app/ui/texts.ts';
import { stepLabel } from './model/scales.ts';

export { notStated } from '#app/ui/texts.ts';

export const or = ' or ';

/** `−40 °C`, `102° (2.8 mm) or 88° (4 mm)`, `IP66, IP67`, `SIP, ONVIF`, `Yes` */
export function figureText(attribute: ShownAttribute, figure: Figure): string {
  switch (figure.kind) {
    case 'number':
      return attribute.kind === 'number'
        ? figure.measures.map((measure) => measureText(attribute, measure)).join(or)
        : '';
    case 'steps':
      return attribute.kind === 'steps'
        ? figure.steps.map((step) => stepLabel(attribute.scale, step)).join(', ')
        : '';
    case 'set':
      return attribute.kind === 'set'
        ? attribute.values
            .filter(({ id }) => figure.values.includes(id))
            .map(({ label }) => label)
            .join(', ')
        : '';
    case 'yes-no':
      return figure.isYes ? 'Yes' : 'No';
  }
}

/** What a filter asks for: `IP66 or better`, `Works on a PoE (802.3af) port`, `SIP`, `Yes`, `30 m or more`, `Not stated` */
export function conditionText(attribute: ShownAttribute, condition: FigureCondition): string {
  switch (condition.kind) {
    case 'step':
      return attribute.kind === 'steps' ? stepText(attribute, condition.step) : '';
    case 'range':
      return attribute.kind === 'number' ? boundsText(attribute, condition) : '';
    case 'value':
      return figureText(attribute, { kind: 'set', values: [condition.value] });
    case 'yes-no':
      return figureText(attribute, condition);
    case 'not-stated':
      return notStated;
  }
}

/** If less is better, the step is the highest that a product may state. */
function stepText(
  { scale, better }: Extract<ShownAttribute, { readonly kind: 'steps' }>,
  step: string,
): string {
  const label = stepLabel(scale, step);
  if (better !== 'less') return `${label} or better`;
  return scale === 'PoE' ? `Works on a ${label} port` : `${label} or less`;
}

function boundsText(
  attribute: NumberAttribute,
  { min, max }: Extract<FigureCondition, { readonly kind: 'range' }>,
): string {
  if (min !== undefined && max !== undefined) return measureText(attribute, { min, max });
  if (min !== undefined) return `${measureText(attribute, { min, max: min })} or more`;
  return max === undefined ? '' : `${measureText(attribute, { min: max, max })} or less`;
}

export type NumberAttribute = Extract<ShownAttribute, { readonly kind: 'number' }>;

function measureText(attribute: NumberAttribute, measure: Measure): string {
  return `${numbersText(attribute, measure)}${unitText(attribute, measure.max)}${noteText(measure)}`;
}

/** `102`, `4.25–170`, `−20 to 150` */
export function numbersText(attribute: NumberAttribute, { min, max }: Measure): string {
  return min === max ? numberText(attribute, min) : rangeText(attribute, min, max);
}

/** ` (2.8 mm)`; empty without a note */
export function noteText({ note }: Measure): string {
  return note === undefined ? '' : ` (${note})`;
}

/** Ranges with a negative number are written with "to", because a dash could be read as a minus. */
function rangeText(attribute: NumberAttribute, min: number, max: number): string {
  return `${numberText(attribute, min)}${min < 0 ? ' to ' : '–'}${numberText(attribute, max)}`;
}

/** Sensor sizes below an inch are fractions by custom: 1/2.8″. */
function numberText(attribute: NumberAttribute, value: number): string {
  if (attribute.unit === 'in' && value < 1) return `1/${formatNumber(1 / value)}`;
  return formatNumber(shownNumber(attribute, value)).replace('-', '−');
}

/** A number of at most three decimals that the product is not better than, so that it meets a filter with this number. */
export function shownNumber({ better }: NumberAttribute, value: number): number {
  const round = better === 'more' ? Math.floor : better === 'less' ? Math.ceil : Math.round;
  return round(withoutRoundingError(value * 1000)) / 1000;
}

export function unitText({ unit }: NumberAttribute, value: number): string {
  if (unit === undefined) return '';
  if (unit === 'in') return '″';
  if (unit === 'years' && value === 1) return '\u00a0year';
  return unit === '°' || unit === '×' ? unit : `\u00a0${unit}`;
}
