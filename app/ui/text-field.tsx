import { type ComponentProps, type ReactNode, useId } from 'react';
import { ControlBox, controlProps, Field } from './field.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = ComponentProps<'input'> & {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** A symbol before the value, like `$`. It is not part of the accessible name. */
  readonly prefix?: string;
  /** A button inside the field, at its end. */
  readonly action?: ReactNode;
};

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
        <input type="text" {...input} {...controlProps(field)} className={styles.input} />
        {action}
      </ControlBox>
    </Field>
  );
}
