import type { ComponentProps, ReactNode } from 'react';
import styles from './choice-field.module.css';
import { ControlBox, controlProps, Field, FieldError } from './field.tsx';
import { chevronDownIcon, Icon } from './icon.tsx';

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

type CheckboxFieldProps = Omit<ComponentProps<typeof ChoiceField>, 'type'> & {
  readonly id: string;
  readonly error?: string | undefined;
};

/** A checkbox with an error message. */
export function CheckboxField({ id, error, ...choice }: CheckboxFieldProps) {
  return (
    <div>
      <ChoiceField type="checkbox" {...choice} {...controlProps({ id, error })} />
      <FieldError id={id} error={error} />
    </div>
  );
}

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> & {
  readonly id: string;
  readonly label: ReactNode;
  /** Texts, or values with their texts. */
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
