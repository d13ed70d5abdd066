import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { NumberField } from '#app/ui/number-field.tsx';
import { readForm } from '#app/ui/use-form.ts';
import { clampRange, isSameRange, PRICE_FILTER_SYMBOL, type PriceRange } from './model/price-range.ts';
import { type NumberReading, readNumber } from '#app/lib/number-text.ts';
import { optionalNumberProblem } from '#app/ui/number-texts.ts';
import { Button } from '#app/ui/button.tsx';
import styles from './range-form.module.css';
import * as texts from './texts.ts';

export type Bounds<T> = { readonly min: T; readonly max: T };

type BoundErrors = Partial<Bounds<string | undefined>>;

type RangeFormProps = Pick<
  ComponentProps<typeof NumberField>,
  'prefix' | 'suffix' | 'describedBy' | 'isWhole' | 'isSigned'
> & {
  readonly labels: Bounds<string>;
  /** The accessible names of the fields, if they say more than the labels. Each begins with the label of its field. */
  readonly names?: Bounds<string>;
  readonly placeholders?: Bounds<string>;
  /** The texts of the active range. When they change, they replace what the fields contain. */
  readonly applied: Bounds<string>;
  readonly read: (text: string) => NumberReading;
  /** What is wrong with a number; see `optionalNumberProblem`. */
  readonly problemOf: (reading: NumberReading, text: string) => string | undefined;
  /** Applies what was entered. Returns the texts that the fields then show, or what is wrong with them. */
  readonly onApply: (
    entered: Bounds<number | undefined>,
  ) => { values: Bounds<string> } | { errors: BoundErrors };
  readonly children: ReactNode;
};

export function RangeForm({
  labels,
  names,
  placeholders,
  applied,
  read,
  problemOf,
  onApply,
  children,
  ...fieldProps
}: RangeFormProps) {
  const [values, setValues] = useState(applied);
  const [errors, setErrors] = useState<BoundErrors>({});

  // Reset the fields if the filter was changed elsewhere: by the back button or by removing its chip.
  const [previous, setPrevious] = useState(applied);
  if (previous.min !== applied.min || previous.max !== applied.max) {
    setPrevious(applied);
    setValues(applied);
    setErrors({});
  }

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form, because text that was typed before hydration is not in the state.
    const entered = readForm(event.currentTarget, values);
    const [min, max] = [read(entered.min), read(entered.max)];
    const problems = { min: problemOf(min, entered.min), max: problemOf(max, entered.max) };
    const isValid = problems.min === undefined && problems.max === undefined;
    const outcome = isValid ? onApply({ min: min.value, max: max.value }) : { errors: problems };
    if ('errors' in outcome) {
      setValues(entered);
      setErrors(outcome.errors);
    } else {
      setValues(outcome.values);
      setErrors({});
    }
  };

  const field = (bound: keyof Bounds<string>) => (
    <NumberField
      {...fieldProps}
      label={labels[bound]}
      aria-label={names?.[bound]}
      name={bound}
      placeholder={placeholders?.[bound]}
      value={values[bound]}
      error={errors[bound]}
      onChange={(event) => {
        setValues({ ...values, [bound]: event.target.value });
        setErrors({ ...errors, [bound]: undefined });
      }}
    />
  );

  return (
    // `method="dialog"` prevents a reload if the form is submitted before hydration.
    <form method="dialog" onSubmit={apply} noValidate className={styles.form}>
      <div className={styles.bounds}>
        {field('min')}
        {field('max')}
      </div>
      {children}
    </form>
  );
}

type PriceRangeFormProps = {
  readonly bounds: PriceRange;
  readonly range: PriceRange | undefined;
  readonly onApply: (range: PriceRange | undefined) => void;
};

const LIMITS = { isWhole: true };
const LABELS = { min: texts.minimumPrice, max: texts.maximumPrice };

export function PriceRangeForm({ bounds, range, onApply }: PriceRangeFormProps) {
  const current = range ?? bounds;

  const apply = ({ min, max }: Bounds<number | undefined>) => {
    const next = clampRange(min, max, bounds, current);
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
        read={(text) => readNumber(text, LIMITS)}
        problemOf={(reading, text) => optionalNumberProblem(reading, text, LIMITS)}
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
