import { type ComponentProps, type ReactNode, useId } from 'react';
import { ControlBox, Field, wiring } from './field.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = ComponentProps<'input'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A sign before the value, like a currency's. It is not part of the name. */
  readonly prefix?: string;
  /** A button at the end of the field. */
  readonly action?: ReactNode;
};

/** A labelled field whose hint or error is its accessible description. */
export function TextField({ id, label, hint, error, prefix, action, ...input }: TextFieldProps) {
  const ownId = useId();
  const field = { id: id ?? ownId, hint, error };
  return (
    <Field {...field} label={label}>
      <ControlBox>
        {prefix !== undefined && (
          <span aria-hidden="true" className={styles.prefix}>
            {prefix}
          </span>
        )}
        <input type="text" {...input} {...wiring(field)} className={styles.input} />
        {action}
      </ControlBox>
    </Field>
  );
}
