import { type Budget, isHeld, type Unit } from './budgets.ts';
import type { Measured } from './measured.ts';

const DIGITS: Readonly<Record<Unit, number>> = {
  kB: 1,
  s: 2,
  ms: 0,
  shift: 3,
  points: 0,
  count: 0,
  bytes: 0,
};
const SHOWN_UNITS: ReadonlySet<Unit> = new Set(['kB', 's', 'ms', 'bytes']);
const FAILED = ' ✗';

/** A row per figure, a column per page, then the budget and whether all of the row hold it. */
export function resultTable(budgets: readonly Budget[], measured: readonly Measured[]): string {
  const columns = [...new Set(measured.map((one) => one.of))];
  const rows = budgets.flatMap((budget) => {
    const own = measured.filter(({ figure }) => figure === budget.figure);
    if (own.length === 0) return [];
    const cells = columns.map((column) =>
      cellOf(
        budget,
        own.find((one) => one.of === column),
      ),
    );
    const limit = 'limit' in budget ? `${budget.direction === 'at most' ? '≤' : '≥'} ${budget.limit}` : '';
    return [[labelOf(budget), ...cells, limit, verdictOf(budget, own)]];
  });
  return alignedTable([['Figure', ...columns, 'Budget', ''], ...rows]);
}

function labelOf({ name, unit }: Budget): string {
  return SHOWN_UNITS.has(unit) ? `${name}, ${unit}` : name;
}

function cellOf(budget: Budget, one: Measured | undefined): string {
  if (one === undefined) return '';
  const mark = isHeld(budget, one.value) === false ? FAILED : '';
  return `${one.value.toFixed(DIGITS[budget.unit])}${mark}`;
}

function verdictOf(budget: Budget, measured: readonly Measured[]): string {
  const held = new Set(measured.map(({ value }) => isHeld(budget, value)));
  if (held.has(false)) return 'fails';
  return held.has(true) ? 'holds' : 'reported';
}

/** Markdown that reads as well in a terminal: the first column to the left, the others to the right. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 3));
  const line = (cells: readonly string[]): string => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const rule = widths.map(
    (width, column) => '-'.repeat(width - (column === 0 ? 0 : 1)) + (column === 0 ? '' : ':'),
  );
  return [line(head), line(rule), ...body.map(line)].join('\n');
}
