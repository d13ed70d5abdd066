import { type ComponentProps, type ReactNode, useId, useRef } from 'react';
import { numberText } from '#app/lib/number-text.ts';
import { useEarlyText } from '#app/lib/use-early-text.ts';
import {
  type InputName,
  limitsOf,
  MAX_ROWS,
  type NumberName,
  readInput,
  type TableName,
} from './model/plan-inputs.ts';
import * as texts from './texts.ts';
import type { Plan } from './use-plan.ts';
import { Button, RemoveButton } from '#app/ui/button.tsx';
import { Icon, plusIcon } from '#app/ui/icon.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { numberProblem } from '#app/ui/number-texts.ts';
import { SelectField } from '#app/ui/select-field.tsx';

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

type InputRowsProps = {
  readonly plan: Plan;
  readonly table: TableName;
  readonly addLabel: string;
  readonly removeLabel: (row: number) => string;
  readonly children: (row: number) => ReactNode;
};

/** Rows of inputs with buttons to add and remove one. */
export function InputRows({ plan, table, addLabel, removeLabel, children }: InputRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const rows = plan.entered[table].length;
  const remove = (row: number) => {
    plan.removeRow(table, row);
    // The pressed button then disappears or removes another row, so the focus moves to the first row.
    list.current?.querySelector('input')?.focus();
  };
  return (
    <div className="input-rows-rows">
      <ul ref={list} className="input-rows-list">
        {Array.from({ length: rows }, (_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no identity besides its position
          <li key={row} className="input-rows-row">
            <div className="input-rows-fields">{children(row)}</div>
            {rows > 1 && <RemoveButton label={removeLabel(row)} onRemove={() => remove(row)} />}
          </li>
        ))}
      </ul>
      {rows < MAX_ROWS && (
        <Button variant="quiet" small onClick={() => plan.addRow(table)}>
          <Icon icon={plusIcon} size={16} />
          {addLabel}
        </Button>
      )}
    </div>
  );
}
