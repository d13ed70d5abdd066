import { type ComponentProps, useId, useRef } from 'react';
import { useEarlyText } from '#app/browser/use-early-text.ts';
import { limitsOf, type NumberName, readNumber } from '#app/domain/planner/plan-inputs.ts';
import * as texts from '#app/texts/planner.ts';
import { ControlBox, controlProps, Field } from '#app/ui/field.tsx';
import type { Plan } from './use-plan.ts';

type NumberFieldProps = {
  readonly plan: Plan;
  readonly name: NumberName;
  readonly unit?: string;
  /** The row of an input in a table. Its number is added to the label. */
  readonly row?: number;
  readonly list?: ComponentProps<'input'>['list'];
};

export function NumberField({ plan, name, unit, row, list }: NumberFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { min, max, isWhole = false } = limitsOf(name);
  const text = plan.entered[name][row ?? 0] ?? '';
  const { problem } = readNumber(name, text);
  const description = {
    id: useId(),
    error: problem === undefined ? undefined : texts.inputProblem(problem, { min, max }),
  };
  const handleTyping = (text: string) => plan.change(name, text, row);
  useEarlyText(field, handleTyping);

  return (
    <Field
      {...description}
      label={
        <>
          {texts.INPUT_LABELS[name]}
          {row !== undefined && <span className="visually-hidden">{texts.rowName(row)}</span>}
          {unit !== undefined && <span className="visually-hidden">{texts.unitName(unit)}</span>}
        </>
      }
    >
      <ControlBox>
        <input
          {...controlProps({ ...description, hint: undefined })}
          ref={field}
          type="number"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          autoComplete="off"
          name={name}
          min={min}
          max={max}
          step={isWhole ? 1 : 'any'}
          list={list}
          value={text}
          className="number-field-input"
          onChange={(event) => handleTyping(event.target.value)}
          onBlur={plan.finishChange}
        />
        {unit !== undefined && (
          <span aria-hidden="true" className="number-field-unit">
            {unit}
          </span>
        )}
      </ControlBox>
    </Field>
  );
}
