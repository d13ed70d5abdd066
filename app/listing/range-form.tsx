import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { NumberField } from '#app/ui/number-field.tsx';
import { useErrorReport } from '#app/ui/use-error-report.tsx';
import styles from './filter-panel.module.css';

export type Bounds<T> = { readonly min: T; readonly max: T };

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
  /** The number of a text, undefined for an empty one, or what is wrong with it. */
  readonly read: (text: string) => { readonly value: number | undefined; readonly error: string | undefined };
  /** Applies what was entered. Returns the texts that the fields then show, or what is wrong with the maximum. */
  readonly onApply: (entered: Bounds<number | undefined>) => Bounds<string> | { readonly maxError: string };
  readonly children: ReactNode;
};

const NO_ERRORS = { min: undefined, max: undefined };

export function RangeForm(props: RangeFormProps) {
  const { labels, names, placeholders, applied, read, onApply, children, ...fieldProps } = props;
  const [values, setValues] = useState(applied);
  const { report, status } = useErrorReport();
  const [errors, setErrors] = useState<Bounds<string | undefined>>(NO_ERRORS);

  // Reset the fields if the filter was changed elsewhere: by the back button or by removing its chip.
  const [previous, setPrevious] = useState(applied);
  if (previous.min !== applied.min || previous.max !== applied.max) {
    setPrevious(applied);
    setValues(applied);
    setErrors(NO_ERRORS);
  }

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form, because text that was typed before hydration is not in the state.
    const data = new FormData(event.currentTarget);
    const typed = (bound: keyof Bounds<string>) => {
      const text = data.get(bound);
      return typeof text === 'string' ? text : values[bound];
    };
    const entered = { min: typed('min'), max: typed('max') };
    const [min, max] = [read(entered.min), read(entered.max)];
    const isValid = min.error === undefined && max.error === undefined;
    const outcome = isValid ? onApply({ min: min.value, max: max.value }) : { maxError: max.error };
    const hasFailed = 'maxError' in outcome;
    flushSync(() => {
      setValues(hasFailed ? entered : outcome);
      setErrors(hasFailed ? { min: min.error, max: outcome.maxError } : NO_ERRORS);
    });
    if (hasFailed) report(event.currentTarget);
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
      {status}
    </form>
  );
}
