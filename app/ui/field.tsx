import type { ReactNode } from 'react';
import styles from './field.module.css';
import { circleAlertIcon, Icon } from './icon.tsx';

type FieldProps = {
  /** The id of the control. The ids of hint and error are derived from it. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="hint">
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
      <Icon icon={circleAlertIcon} size={16} />
      <span>{error}</span>
    </p>
  );
}

/** The attributes that connect a control with its label, hint and error. An error replaces the hint as description. */
export function controlProps({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const descriptionId = error !== undefined ? `${id}-error` : hint !== undefined ? `${id}-hint` : undefined;
  return { id, 'aria-invalid': error !== undefined, 'aria-describedby': descriptionId };
}

export function ControlBox({ children }: { readonly children: ReactNode }) {
  return <div className={styles.box}>{children}</div>;
}
