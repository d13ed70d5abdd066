import { useId } from 'react';
import { BOUND_LIMITS, readBound, toRange } from '#app/figures/model/condition-code.ts';
import { type FigureCondition } from '#app/figures/model/figure-condition.ts';
import type { FigureFacet } from '#app/figures/model/figure-facet.ts';
import { numberText } from '#app/lib/number-text.ts';
import { figureText } from '#app/figures/texts.ts';
import * as texts from './texts.ts';
import { optionalNumberProblem } from '#app/ui/number-texts.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './figure-facets.module.css';
import { type Bounds, RangeForm } from './range-form.tsx';

type Range = Extract<FigureCondition, { readonly kind: 'range' }>;

type FigureRangeFormProps = {
  readonly attribute: Extract<FigureFacet['attribute'], { readonly kind: 'number' }>;
  /** The lowest and the highest number that a product of the listing states. */
  readonly bounds: NonNullable<FigureFacet['bounds']>;
  readonly range: Range | undefined;
  readonly onApply: (range: Range | undefined) => void;
};

const LABELS = { min: texts.minimum, max: texts.maximum };

export function FigureRangeForm({ attribute, bounds, range, onApply }: FigureRangeFormProps) {
  const descriptionId = useId();
  const { label, unit, better } = attribute;

  const apply = (entered: Bounds<string>) => {
    const min = readBound(entered.min, unit);
    const max = readBound(entered.max, unit);
    const example = toText(bounds.min);
    const errors = {
      min: optionalNumberProblem(min, entered.min, BOUND_LIMITS, example),
      max: optionalNumberProblem(max, entered.max, BOUND_LIMITS, example),
    };
    if (errors.min !== undefined || errors.max !== undefined) return { errors };
    const next = { min: min.value, max: max.value };
    if (next.min !== undefined && next.max !== undefined && next.min > next.max) {
      return { errors: { max: texts.maximumBelowMinimum(toText(next.min)) } };
    }
    onApply(toRange(next.min, next.max));
    return { values: toValues(next) };
  };

  const isLowerBetter = better === 'less';
  const stated = texts.statedBounds(figureText(attribute, { kind: 'number', measures: [bounds] }));
  return (
    <>
      <p id={descriptionId} className={isLowerBetter ? styles.hint : 'visually-hidden'}>
        {isLowerBetter ? `${stated} ${texts.lowerIsBetter}` : stated}
      </p>
      <RangeForm
        labels={LABELS}
        names={{ min: `${LABELS.min} ${label}`, max: `${LABELS.max} ${label}` }}
        placeholders={toValues(bounds)}
        suffix={unit}
        describedBy={descriptionId}
        isSigned={bounds.min < 0}
        applied={toValues(range ?? {})}
        onApply={apply}
      >
        <Button type="submit" small wide aria-label={`${texts.setRange} ${label}`}>
          {texts.setRange}
        </Button>
      </RangeForm>
    </>
  );
}

function toValues({ min, max }: Partial<Bounds<number | undefined>>): Bounds<string> {
  return { min: toText(min), max: toText(max) };
}

function toText(number: number | undefined): string {
  return number === undefined ? '' : numberText(number).replace('-', '−');
}
