import type { ComponentProps, ReactNode } from 'react';
import styles from './choice-field.module.css';
import { controlProps, FieldError } from './field.tsx';

type ChoiceFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly type: 'checkbox' | 'radio';
  readonly children: ReactNode;
};

export function ChoiceField({ type, children, ...input }: ChoiceFieldProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type={type} className={styles.control} />
      <span className={styles.label}>{children}</span>
    </label>
  );
}

type CheckboxFieldProps = Omit<ComponentProps<typeof ChoiceField>, 'type'> & {
  readonly id: string;
  readonly error?: string | undefined;
};

export function CheckboxField({ id, error, ...choice }: CheckboxFieldProps) {
  return (
    <div>
      <ChoiceField type="checkbox" {...choice} {...controlProps({ id, error })} />
      <FieldError id={id} error={error} />
    </div>
  );
}
