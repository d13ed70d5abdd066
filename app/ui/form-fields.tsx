import type { ComponentProps, ReactNode } from 'react';
import { CheckboxField } from './choice-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';
import type { Form, FormValues } from './use-form.ts';

type Attributes = 'type' | 'autoComplete' | 'enterKeyHint' | 'readOnly' | 'required' | 'hint';

/** Required, unless it is a checkbox, cannot be changed or says otherwise. */
export type FormField<Name extends string> = Pick<ComponentProps<typeof TextField>, Attributes> & {
  readonly name: Name;
  readonly label: string;
  /** Those of a select. */
  readonly options?: ComponentProps<typeof SelectField>['options'];
  /** At the other end of a checkbox's row. */
  readonly aside?: ReactNode;
};

type FieldProps = Pick<Form<FormValues>, 'inputProps' | 'checkboxProps'>;

type FormFieldsProps<Name extends string> = {
  readonly form: { readonly [Kind in keyof FieldProps]: (name: Name) => ReturnType<FieldProps[Kind]> };
  /** Fields in one row are an array. */
  readonly fields: readonly (FormField<Name> | readonly FormField<Name>[])[];
  /** Of a row with several fields, or with a checkbox. */
  readonly rowClass: string;
  /** What the Enter key of the last text field does. That of the others leads to the next one. */
  readonly lastKey?: 'next' | 'done';
};

export function FormFields<Name extends string>({
  form,
  fields,
  rowClass,
  lastKey = 'next',
}: FormFieldsProps<Name>) {
  const lastText = fields.flat().findLast(({ type }) => type !== 'checkbox');

  function control(field: FormField<Name>) {
    const { name, label, options, aside, ...attributes } = field;
    const { type } = field;
    if (type === 'checkbox')
      return (
        <div key={name} className={rowClass} data-checkbox="">
          <CheckboxField {...form.checkboxProps(name)}>{label}</CheckboxField>
          {aside}
        </div>
      );
    const props = {
      ...form.inputProps(name),
      label,
      required: field.readOnly !== true,
      enterKeyHint: field === lastText ? lastKey : 'next',
    } as const;
    if (options) {
      const { autoComplete, hint } = field;
      return <SelectField key={name} {...props} options={options} autoComplete={autoComplete} hint={hint} />;
    }
    if (type === 'password') return <PasswordField key={name} {...props} {...attributes} />;
    const inputMode = (['email', 'tel'] as const).find((mode) => mode === type);
    return <TextField key={name} {...props} inputMode={inputMode} {...attributes} />;
  }

  return fields.map((row) =>
    'name' in row ? (
      control(row)
    ) : (
      <div key={row[0]?.name} className={rowClass}>
        {row.map(control)}
      </div>
    ),
  );
}
