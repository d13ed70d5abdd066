import { type ComponentProps, useRef } from 'react';
import { useEarlyText } from '#app/lib/use-early-text.ts';
import { numberText } from '#app/lib/number-text.ts';
import { limitsOf, type NumberName, readInput } from './model/plan-inputs.ts';
import { numberProblem } from '#app/ui/number-texts.ts';
import * as texts from './texts.ts';
import { NumberField } from '#app/ui/number-field.tsx';
import type { Plan } from './use-plan.ts';

type PlanNumberProps = {
  readonly plan: Plan;
  readonly name: NumberName;
  readonly unit?: string;
  /** The row of an input in a table. Its number is added to the label. */
  readonly row?: number;
  readonly list?: ComponentProps<'input'>['list'];
};

export function PlanNumber({ plan, name, unit, row, list }: PlanNumberProps) {
  const field = useRef<HTMLInputElement>(null);
  const limits = limitsOf(name);
  const text = plan.entered[name][row ?? 0] ?? '';
  const reading = readInput(name, text);
  const handleTyping = (text: string) => plan.change(name, text, row);
  useEarlyText(field, handleTyping);
  const spin = {
    value: reading.value,
    min: limits.min,
    max: limits.max,
    onSpin: (next: number) => handleTyping(numberText(next)),
  };

  return (
    <NumberField
      ref={field}
      label={
        <>
          {texts.INPUT_LABELS[name]}
          {row !== undefined && <span className="visually-hidden">{texts.rowName(row)}</span>}
          {unit !== undefined && <span className="visually-hidden">{texts.unitName(unit)}</span>}
        </>
      }
      name={name}
      isWhole={limits.isWhole}
      // A field with a list of suggestions is a combobox.
      spin={list === undefined ? spin : undefined}
      list={list}
      suffix={unit}
      value={text}
      error={numberProblem(reading, text, limits)}
      onChange={(event) => handleTyping(event.target.value)}
      onBlur={plan.finishChange}
    />
  );
}
