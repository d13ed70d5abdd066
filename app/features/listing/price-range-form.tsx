import { type FormEvent, useState } from 'react';
import {
  clampRange,
  isSameRange,
  PRICE_FILTER_SYMBOL,
  type PriceRange,
} from '#app/domain/listing/price-range.ts';
import { readTypedBound } from '#app/domain/listing/typed-bound.ts';
import * as texts from '#app/texts/listing.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import styles from './price-range-form.module.css';

type PriceRangeFormProps = {
  /** What the listing's own prices span. */
  readonly bounds: PriceRange;
  /** What is in force; absent where nothing has been narrowed. */
  readonly range: PriceRange | undefined;
  readonly onApply: (range: PriceRange | undefined) => void;
};

const RIGHT = { min: false, max: false };

export function PriceRangeForm({ bounds, range, onApply }: PriceRangeFormProps) {
  const current = range ?? bounds;
  const [typed, setTyped] = useState(fieldsOf(current));
  const [wrong, setWrong] = useState(RIGHT);

  // A range that was set elsewhere, by back or by a chip, is what the fields start from.
  const [seen, setSeen] = useState(current);
  if (!isSameRange(seen, current)) {
    setSeen(current);
    setTyped(fieldsOf(current));
    setWrong(RIGHT);
  }

  const apply = (event: FormEvent) => {
    event.preventDefault();
    const min = readTypedBound(typed.min);
    const max = readTypedBound(typed.max);
    setWrong({ min: min.kind === 'not-whole', max: max.kind === 'not-whole' });
    if (min.kind === 'not-whole' || max.kind === 'not-whole') return;
    const next = clampRange(
      min.kind === 'whole' ? min.value : undefined,
      max.kind === 'whole' ? max.value : undefined,
      bounds,
      current,
    );
    setTyped(fieldsOf(next));
    onApply(isSameRange(next, bounds) ? undefined : next);
  };

  const field = (end: 'min' | 'max', label: string) => (
    <TextField
      label={label}
      prefix={PRICE_FILTER_SYMBOL}
      inputMode="numeric"
      autoComplete="off"
      value={typed[end]}
      error={wrong[end] ? texts.notWhole : undefined}
      onChange={(event) => {
        setTyped({ ...typed, [end]: event.target.value });
        setWrong({ ...wrong, [end]: false });
      }}
    />
  );

  return (
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

function fieldsOf({ min, max }: PriceRange) {
  return { min: String(min), max: String(max) };
}
