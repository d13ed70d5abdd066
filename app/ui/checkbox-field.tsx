import type { ComponentProps } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { controlProps, FieldError } from './field.tsx';

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
