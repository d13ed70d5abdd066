import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

type FieldProps = {
  /** The control's; hint and error derive theirs from it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

/** A label above a control, what helps and what is wrong below it. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (error === undefined) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon of={CircleAlert} size={16} />
      {error}
    </p>
  );
}

/** What ties a control to its label, hint and error. While something is wrong, its description is that alone. */
export function wiring({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const described = error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined;
  return { id, 'aria-invalid': error !== undefined, 'aria-describedby': described };
}

/** The frame of a one-line control, shared by all that are typed into or chosen from. */
export function ControlBox({ children }: { readonly children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}
