import { clampRange, isSameRange, PRICE_FILTER_SYMBOL, type PriceRange } from './model/price-range.ts';
import { readNumber } from '#app/lib/number-text.ts';
import * as texts from './texts.ts';
import { optionalNumberProblem } from '#app/ui/number-texts.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './price-range-form.module.css';
import { type Bounds, RangeForm } from './range-form.tsx';

type PriceRangeFormProps = {
  /** The price range of all products of the listing. */
  readonly bounds: PriceRange;
  /** The active price filter; undefined if there is none. */
  readonly range: PriceRange | undefined;
  readonly onApply: (range: PriceRange | undefined) => void;
};

const LIMITS = { isWhole: true };
const LABELS = { min: texts.minimumPrice, max: texts.maximumPrice };

export function PriceRangeForm({ bounds, range, onApply }: PriceRangeFormProps) {
  const current = range ?? bounds;

  const apply = (entered: Bounds<string>) => {
    const min = readNumber(entered.min, LIMITS);
    const max = readNumber(entered.max, LIMITS);
    const errors = {
      min: optionalNumberProblem(min, entered.min, LIMITS),
      max: optionalNumberProblem(max, entered.max, LIMITS),
    };
    if (errors.min !== undefined || errors.max !== undefined) return { errors };
    const next = clampRange(min.value, max.value, bounds, current);
    onApply(isSameRange(next, bounds) ? undefined : next);
    return { values: toValues(next) };
  };

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.price}</legend>
      <RangeForm
        labels={LABELS}
        prefix={PRICE_FILTER_SYMBOL}
        isWhole
        applied={toValues(current)}
        onApply={apply}
      >
        <Button type="submit" wide>
          {texts.applyPrice}
        </Button>
      </RangeForm>
    </fieldset>
  );
}

function toValues({ min, max }: PriceRange): Bounds<string> {
  return { min: String(min), max: String(max) };
}
