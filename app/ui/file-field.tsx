import { type ComponentProps, useId } from 'react';
import { controlProps, Field } from './field.tsx';

type FileFieldProps = Pick<ComponentProps<'input'>, 'accept' | 'multiple'> & {
  readonly label: string;
  readonly hint: string;
  readonly error?: string | undefined;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
};

export function FileField({ label, hint, error, onFiles, ...input }: FileFieldProps) {
  const field = { id: useId(), hint, error };
  return (
    <Field {...field} label={label}>
      <input
        type="file"
        {...input}
        {...controlProps(field)}
        onChange={async ({ currentTarget: control }) => {
          await onFiles([...(control.files ?? [])]);
          // So that the same file can be chosen again.
          control.value = '';
        }}
      />
    </Field>
  );
}
