import { useId } from 'react';
import type { InputName } from './model/plan-inputs.ts';
import * as texts from './texts.ts';
import { SelectField } from '#app/ui/select-field.tsx';
import type { Plan } from './use-plan.ts';

type ChoiceFieldProps = {
  readonly plan: Plan;
  readonly name: InputName;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly row?: number;
};

export function ChoiceField({ plan, name, options, row }: ChoiceFieldProps) {
  const id = useId();
  return (
    <SelectField
      id={id}
      label={
        <>
          {texts.INPUT_LABELS[name]}
          {row !== undefined && <span className="visually-hidden">{texts.rowName(row)}</span>}
        </>
      }
      name={name}
      options={options}
      value={plan.entered[name][row ?? 0]}
      onChange={(event) => plan.change(name, event.target.value, row)}
      onBlur={plan.finishChange}
    />
  );
}
