import { type Budget, isWithinBudget, type Unit } from './budgets.ts';
import type { Measurement } from './measurement.ts';

const DIGITS: Readonly<Record<Unit, number>> = {
  kB: 1,
  MB: 0,
  s: 2,
  ms: 0,
  shift: 3,
  points: 0,
  count: 0,
  bytes: 0,
  '%': 2,
  '×': 2,
};
const SHOWN_UNITS: ReadonlySet<Unit> = new Set(['kB', 'MB', 's', 'ms', 'bytes', '%', '×']);
const FAILURE_MARK = ' ✗';

/** One row per metric and one column per subject, followed by the budget and whether the whole row meets it. */
export function resultTable(budgets: readonly Budget[], measurements: readonly Measurement[]): string {
  const subjects = [...new Set(measurements.map(({ subject }) => subject))];
  const rows = budgets.flatMap((budget) => {
    const row = measurements.filter(({ metric }) => metric === budget.metric);
    if (row.length === 0) return [];
    const cells = subjects.map((subject) =>
      formatCell(
        budget,
        row.find((measurement) => measurement.subject === subject),
      ),
    );
    const limit = 'limit' in budget ? `${budget.direction === 'at most' ? '≤' : '≥'} ${budget.limit}` : '';
    return [[formatLabel(budget), ...cells, limit, verdict(budget, row)]];
  });
  return alignedTable([['Metric', ...subjects, 'Budget', ''], ...rows]);
}

function formatLabel({ name, unit }: Budget): string {
  return SHOWN_UNITS.has(unit) ? `${name}, ${unit}` : name;
}

function formatCell(budget: Budget, measurement: Measurement | undefined): string {
  if (measurement === undefined) return '';
  const mark = isWithinBudget(budget, measurement.value) === false ? FAILURE_MARK : '';
  return `${measurement.value.toFixed(DIGITS[budget.unit])}${mark}`;
}

/** Whether all measurements meet the budget. A metric without a limit is only `reported`. */
function verdict(budget: Budget, measurements: readonly Measurement[]): string {
  const results = new Set(measurements.map(({ value }) => isWithinBudget(budget, value)));
  if (results.has(false)) return 'fails';
  return results.has(true) ? 'holds' : 'reported';
}

/** A Markdown table, padded for a terminal: the first column left-aligned, the others right-aligned. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const [header = [], ...body] = rows;
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0), 3));
  const line = (cells: readonly string[]): string => {
    const padded = widths.map((width, column) => {
      const cell = cells[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
    return `| ${padded.join(' | ')} |`;
  };
  const separator = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(header), line(separator), ...body.map(line)].join('\n');
}
