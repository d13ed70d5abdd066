import { useId, useRef } from 'react';
import { numberText } from '#app/lib/number-text.ts';
import { useEarlyText } from '#app/lib/use-early-text.ts';
import {
  type ChoiceName,
  type InputName,
  isNumberName,
  limitsOf,
  MAX_ROWS,
  type NumberName,
  OTHER_WIRE,
  readInput,
  TABLES,
  WATTS_LOAD,
} from './model/plan-inputs.ts';
import type { CalculatorTexts } from './calculator-texts.ts';
import * as texts from './texts.ts';
import type { Plan } from './use-plan.ts';
import { Button, RemoveButton } from '#app/ui/button.tsx';
import { Icon, plusIcon } from '#app/ui/icon.tsx';
import { NumberField } from '#app/ui/number-field.tsx';
import { numberProblem } from '#app/ui/number-texts.ts';
import { SelectField } from '#app/ui/select-field.tsx';

const PICTURE_WIDTHS = [1280, 1920, 2560, 2688, 3840, 4000];

type FieldProps<Name extends InputName = InputName> = {
  readonly plan: Plan;
  readonly name: Name;
  /** The row of an input in a table. Its number is added to the label. */
  readonly row?: number | undefined;
};

export function PlanField({ plan, name, row }: FieldProps) {
  const { load, wire } = plan.inputs;
  if (name === 'watts' && load[row ?? 0] !== WATTS_LOAD) return null;
  if (name === 'ohms' && wire[0] !== OTHER_WIRE) return null;
  return isNumberName(name) ? (
    <PlanNumber plan={plan} name={name} row={row} />
  ) : (
    <PlanChoice plan={plan} name={name} row={row} />
  );
}

function FieldLabel({ name, row }: Omit<FieldProps, 'plan'>) {
  const [label, unit] = texts.INPUTS[name];
  return (
    <>
      {label}
      {row !== undefined && <span className="visually-hidden">{texts.rowName(row)}</span>}
      {unit !== undefined && <span className="visually-hidden">{texts.unitName(unit)}</span>}
    </>
  );
}

function PlanNumber({ plan, name, row }: FieldProps<NumberName>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const limits = limitsOf(name);
  const text = plan.inputs[name][row ?? 0] ?? '';
  const reading = readInput(name, text);
  const change = (typed: string) => plan.change(name, typed, row);
  useEarlyText(field, change);
  const hasSuggestions = name === 'width';
  const { min, max, isWhole } = limits;
  const spin = { value: reading.value, min, max, onSpin: (next: number) => change(numberText(next)) };
  return (
    <>
      <NumberField
        ref={field}
        label={<FieldLabel name={name} row={row} />}
        name={name}
        isWhole={isWhole}
        // A field with a list of suggestions is a combobox.
        {...(hasSuggestions ? { list: id } : { spin })}
        suffix={texts.INPUTS[name][1]}
        value={text}
        error={numberProblem(reading, text, limits)}
        onChange={(event) => change(event.target.value)}
        onBlur={plan.finishChange}
      />
      {hasSuggestions && (
        <datalist id={id}>
          {PICTURE_WIDTHS.map((width) => (
            <option key={width}>{width}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

function PlanChoice({ plan, name, row }: FieldProps<ChoiceName>) {
  const id = useId();
  return (
    <SelectField
      id={id}
      label={<FieldLabel name={name} row={row} />}
      name={name}
      options={texts.CHOICES[name]}
      value={plan.inputs[name][row ?? 0]}
      onChange={(event) => plan.change(name, event.target.value, row)}
      onBlur={plan.finishChange}
    />
  );
}

type PlanRowsProps = { readonly plan: Plan; readonly rows: NonNullable<CalculatorTexts['rows']> };

export function PlanRows({ plan, rows: { table, add, remove } }: PlanRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const count = plan.inputs[table].length;
  const removeRow = (row: number) => {
    plan.removeRow(table, row);
    // The pressed button then disappears or removes another row, so the focus moves to the first row.
    list.current?.querySelector('input')?.focus();
  };
  return (
    <div className="input-rows-rows">
      <ul ref={list} className="input-rows-list">
        {Array.from({ length: count }, (_, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no identity besides its position
          <li key={row} className="input-rows-row">
            <div className="input-rows-fields">
              {TABLES[table].map((name) => (
                <PlanField key={name} plan={plan} name={name} row={row} />
              ))}
            </div>
            {count > 1 && (
              <RemoveButton label={`${remove}${texts.rowName(row)}`} onRemove={() => removeRow(row)} />
            )}
          </li>
        ))}
      </ul>
      {count < MAX_ROWS && (
        <Button variant="quiet" small onClick={() => plan.addRow(table)}>
          <Icon icon={plusIcon} size={16} />
          {add}
        </Button>
      )}
    </div>
  );
}
