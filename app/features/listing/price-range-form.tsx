import { type FormEvent, useState } from 'react';
import {
  clampRange,
  isSameRange,
  PRICE_FILTER_SYMBOL,
  type PriceRange,
} from '#app/domain/listing/price-range.ts';
import { parsePriceInput } from '#app/domain/listing/price-input.ts';
import * as texts from '#app/texts/listing.ts';
import { Button } from '#app/ui/button.tsx';
import { readForm } from '#app/ui/read-form.ts';
import { TextField } from '#app/ui/text-field.tsx';
import styles from './price-range-form.module.css';

type PriceRangeFormProps = {
  /** The price range of all products of the listing. */
  readonly bounds: PriceRange;
  /** The active price filter; undefined if there is none. */
  readonly range: PriceRange | undefined;
  readonly onApply: (range: PriceRange | undefined) => void;
};

const NONE_INVALID = { min: false, max: false };

export function PriceRangeForm({ bounds, range, onApply }: PriceRangeFormProps) {
  const current = range ?? bounds;
  const [values, setValues] = useState(toValues(current));
  const [invalid, setInvalid] = useState(NONE_INVALID);

  // Reset the fields if the filter was changed elsewhere: by the back button or by removing its chip.
  const [previous, setPrevious] = useState(current);
  if (!isSameRange(previous, current)) {
    setPrevious(current);
    setValues(toValues(current));
    setInvalid(NONE_INVALID);
  }

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form, because text that was typed before hydration is not in the state.
    const entered = readForm(event.currentTarget, values);
    const min = parsePriceInput(entered.min);
    const max = parsePriceInput(entered.max);
    setInvalid({ min: min.kind === 'not-whole', max: max.kind === 'not-whole' });
    if (min.kind === 'not-whole' || max.kind === 'not-whole') return;
    const next = clampRange(
      min.kind === 'whole' ? min.value : undefined,
      max.kind === 'whole' ? max.value : undefined,
      bounds,
      current,
    );
    setValues(toValues(next));
    onApply(isSameRange(next, bounds) ? undefined : next);
  };

  const field = (bound: keyof PriceRange, label: string) => (
    <TextField
      label={label}
      prefix={PRICE_FILTER_SYMBOL}
      name={bound}
      inputMode="numeric"
      autoComplete="off"
      value={values[bound]}
      error={invalid[bound] ? texts.wholeNumberRequired : undefined}
      onChange={(event) => {
        setValues({ ...values, [bound]: event.target.value });
        setInvalid({ ...invalid, [bound]: false });
      }}
    />
  );

  return (
    // `method="dialog"` prevents a reload if the form is submitted before hydration.
    <form method="dialog" onSubmit={apply} noValidate>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{texts.price}</legend>
        <div className={styles.bounds}>
          {field('min', texts.minimumPrice)}
          {field('max', texts.maximumPrice)}
        </div>
        <Button type="submit" wide>
          {texts.applyPrice}
        </Button>
      </fieldset>
    </form>
  );
}

function toValues({ min, max }: PriceRange) {
  return { min: String(min), max: String(max) };
}
