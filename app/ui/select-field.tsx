import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ControlBox, controlProps, Field } from './field.tsx';
import { Icon } from './icon.tsx';
import styles from './select-field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  readonly id: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

export function SelectField({ id, label, options, hint, error, ...select }: SelectFieldProps) {
  const field = { id, hint, error };
  return (
    <Field {...field} label={label}>
      <ControlBox>
        <select {...select} {...controlProps(field)} className={styles.select}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon icon={ChevronDown} size={18} />
        </span>
      </ControlBox>
    </Field>
  );
}
