import { type ReactNode, useRef } from 'react';
import { MAX_ROWS, type TableName } from './model/plan-inputs.ts';
import { Button, RemoveButton } from '#app/ui/button.tsx';
import { Icon, plusIcon } from '#app/ui/icon.tsx';
import type { Plan } from './use-plan.ts';

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
