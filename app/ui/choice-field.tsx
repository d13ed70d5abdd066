import type { ComponentProps, ReactNode } from 'react';
import styles from './choice-field.module.css';

type ChoiceFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  readonly type: 'checkbox' | 'radio';
  readonly children: ReactNode;
};

/** A checkbox or radio button, labelled by its children. */
export function ChoiceField({ type, children, ...input }: ChoiceFieldProps) {
  return (
    <label className={styles.choice}>
      <input {...input} type={type} className={styles.control} />
      <span className={styles.label}>{children}</span>
    </label>
  );
}
