import type { ComponentProps, ReactNode } from 'react';
import { ControlBox, controlProps, Field } from './field.tsx';
import { chevronDownIcon, Icon } from './icon.tsx';
import styles from './field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  readonly id: string;
  readonly label: ReactNode;
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

export function SelectField({ id, label, options, hint, error, ...select }: SelectFieldProps) {
  const field = { id, hint, error };
  return (
    <Field {...field} label={label}>
      <ControlBox>
        <select {...select} {...controlProps(field)} className={styles.select}>
          {options.map((option) => {
            const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </select>
        <span className={styles.arrow}>
          <Icon icon={chevronDownIcon} size={18} />
        </span>
      </ControlBox>
    </Field>
  );
}
