import { useId } from 'react';
import {
  COLUMN_ROLES,
  type ColumnRole,
  isDecided,
  type OrderTable,
  type TableReading,
  withRole,
} from './model/order-table.ts';
import * as texts from './texts.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';

const ROLES = COLUMN_ROLES.map((role) => ({ value: role, label: texts.columnRole[role] }));

type TableColumnsProps = {
  readonly table: OrderTable;
  readonly isFirst: boolean;
  readonly onChoose: (reading: TableReading) => void;
};

/** How a table is read, which the buyer can change. */
export function TableColumns({ table, isFirst, onChoose }: TableColumnsProps) {
  const id = useId();
  const { roles, number, isOneEach } = table;
  const names = texts.columnNames(table.heads);
  const canBeOneEach = roles.includes('product') && !roles.includes('quantity') && !isOneEach;
  return (
    <fieldset className="quick-order-table">
      <legend>{isFirst ? texts.columns : texts.columnsFrom(number)}</legend>
      <p className={isDecided(table) ? 'quick-order-muted' : ''}>{texts.readAs(table)}</p>
      {canBeOneEach && (
        <Button small onClick={() => onChoose({ roles, isOneEach: true })}>
          {texts.oneOfEach}
        </Button>
      )}
      <div className="quick-order-columns">
        {roles.map((role, column) => (
          <SelectField
            key={names[column]}
            id={`${id}-${column}`}
            label={names[column]}
            options={ROLES}
            value={role}
            onChange={({ currentTarget: { value } }) => {
              const chosen = COLUMN_ROLES.find((candidate): candidate is ColumnRole => candidate === value);
              if (chosen) onChoose(withRole(table, column, chosen));
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
