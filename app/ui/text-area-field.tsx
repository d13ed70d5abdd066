import type { ComponentProps } from 'react';
import { ControlBox, controlProps, Field } from './field.tsx';
import styles from './text-area-field.module.css';

type TextAreaFieldProps = ComponentProps<'textarea'> & {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

export function TextAreaField({ id, label, hint, error, ...area }: TextAreaFieldProps) {
  const field = { id, hint, error };
  return (
    <Field {...field} label={label}>
      <ControlBox>
        <textarea rows={6} {...area} {...controlProps(field)} className={styles.area} />
      </ControlBox>
    </Field>
  );
}
