import type { ComponentProps } from 'react';
import { ChoiceField } from './choice-field.tsx';
import { FieldError, wiring } from './field.tsx';

type CheckFieldProps = Omit<ComponentProps<typeof ChoiceField>, 'type'> & {
  readonly id: string;
  readonly error?: string | undefined;
};

/** A checkbox of a form, with what is wrong about its not being ticked. */
export function CheckField({ id, error, ...choice }: CheckFieldProps) {
  return (
    <div>
      <ChoiceField type="checkbox" {...choice} {...wiring({ id, error })} />
      <FieldError id={id} error={error} />
    </div>
  );
}
