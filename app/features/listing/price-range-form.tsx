import {
  clampRange,
  isSameRange,
  PRICE_FILTER_SYMBOL,
  type PriceRange,
} from '#app/domain/listing/price-range.ts';
import { parsePriceInput } from '#app/domain/listing/price-input.ts';
import * as texts from '#app/texts/listing.ts';
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

const LABELS = { min: texts.minimumPrice, max: texts.maximumPrice };

export function PriceRangeForm({ bounds, range, onApply }: PriceRangeFormProps) {
  const current = range ?? bounds;

  const apply = (entered: Bounds<string>) => {
    const min = parsePriceInput(entered.min);
    const max = parsePriceInput(entered.max);
    if (min.kind === 'not-whole' || max.kind === 'not-whole') {
      return {
        errors: {
          ...(min.kind === 'not-whole' && { min: texts.wholeNumberRequired }),
          ...(max.kind === 'not-whole' && { max: texts.wholeNumberRequired }),
        },
      };
    }
    const next = clampRange(
      min.kind === 'whole' ? min.value : undefined,
      max.kind === 'whole' ? max.value : undefined,
      bounds,
      current,
    );
    onApply(isSameRange(next, bounds) ? undefined : next);
    return { values: toValues(next) };
  };

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.price}</legend>
      <RangeForm
        labels={LABELS}
        prefix={PRICE_FILTER_SYMBOL}
        inputMode="numeric"
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
