import { type ComponentProps, type ReactNode, useId } from 'react';
import { ControlBox, controlProps, Field } from './field.tsx';
import styles from './field.module.css';

export type TextFieldProps = ComponentProps<'input'> & {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A symbol before the value, like `$`. It is not part of the accessible name. */
  readonly prefix?: string;
  /** A unit after the value, like `m`. It is not part of the accessible name. */
  readonly suffix?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly action?: ReactNode;
};

export function TextField({
  id,
  label,
  hint,
  error,
  prefix,
  suffix,
  describedBy,
  action,
  ...input
}: TextFieldProps) {
  const ownId = useId();
  const field = { id: id ?? ownId, hint, error };
  const control = controlProps(field);
  const descriptions = [describedBy, control['aria-describedby']].filter((name) => name !== undefined);
  return (
    <Field {...field} label={label}>
      <ControlBox>
        {prefix && (
          <span aria-hidden="true" className={styles.prefix}>
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...control}
          aria-describedby={descriptions.length > 0 ? descriptions.join(' ') : undefined}
          className={styles.input}
        />
        {suffix && (
          <span aria-hidden="true" className={styles.suffix}>
            {suffix}
          </span>
        )}
        {action}
      </ControlBox>
    </Field>
  );
}
