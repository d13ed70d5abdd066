import * as v from 'valibot';

export const FIGURES = [
  'javascript',
  'css',
  'html',
  'lcp',
  'cls',
  'tbt',
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'transferred',
  'requests',
  'add-to-badge',
  'card-to-heading',
  'build',
  'build-per-page',
  'assets-changed',
  'page-growth',
] as const;

const UNITS = ['kB', 's', 'ms', 'shift', 'points', 'count', 'bytes'] as const;

const common = {
  figure: v.picklist(FIGURES),
  name: v.string(),
  unit: v.picklist(UNITS),
};

/** A figure without a limit is reported and cannot fail. */
const budgetSchema = v.union([
  v.strictObject({ ...common, limit: v.number(), direction: v.picklist(['at most', 'at least']) }),
  v.strictObject(common),
]);

const budgetsSchema = v.strictObject({ figures: v.array(budgetSchema) });

export type FigureId = (typeof FIGURES)[number];
export type Unit = (typeof UNITS)[number];
export type Budget = v.InferOutput<typeof budgetSchema>;

/** @throws Error if the text is not a valid budgets file. */
export function readBudgets(text: string): readonly Budget[] {
  return v.parse(budgetsSchema, JSON.parse(text)).figures;
}

/** `undefined` for a figure without a limit. */
export function isWithinBudget(budget: Budget, value: number): boolean | undefined {
  if (!('limit' in budget)) return undefined;
  return budget.direction === 'at most' ? value <= budget.limit : value >= budget.limit;
}
