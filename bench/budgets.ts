import * as v from 'valibot';

export const METRICS = [
  'javascript',
  'css',
  'html',
  'lcp',
  'cls',
  'tbt',
  'tbt-ratio',
  'performance',
  'performance-gap',
  'accessibility',
  'best-practices',
  'seo',
  'transferred',
  'requests',
  'add-to-badge',
  'card-to-heading',
  'add-to-badge-ratio',
  'card-to-heading-ratio',
  'add-to-badge-phone',
  'card-to-heading-phone',
  'menu-phone',
  'first-card-to-heading-phone',
  'build',
  'build-with-versions',
  'build-per-page',
  'assets-changed',
  'page-growth',
  'build-per-further-page',
  'build-memory',
  'files-in-all',
  'files-besides-products',
  'home-growth',
  'product-growth',
  'category-ratio',
  'catalogue-check',
  'dev-edit',
  'live-keep',
  'live-start',
  'live-product',
  'live-category',
  'live-filter',
  'live-page-50',
  'live-search',
  'live-suggest',
  'live-rendered',
  'live-memory',
  'precision',
  'recall',
  'filter-to-list',
  'sort-to-list',
  'page-to-list',
  'filter-to-list-slow',
  'sort-to-list-slow',
  'page-to-list-slow',
  'suggestion-bytes',
  'keystroke',
  'keystroke-slow',
  'search-all',
] as const;

const UNITS = ['kB', 'MB', 's', 'ms', 'shift', 'points', 'count', 'bytes', '%', '×'] as const;

const common = {
  metric: v.picklist(METRICS),
  name: v.string(),
  unit: v.picklist(UNITS),
};

/** A metric without a limit is reported and cannot fail. */
const budgetSchema = v.union([
  v.strictObject({ ...common, limit: v.number(), direction: v.picklist(['at most', 'at least']) }),
  v.strictObject(common),
]);

const budgetsSchema = v.strictObject({ metrics: v.array(budgetSchema) });

export type MetricId = (typeof METRICS)[number];
export type Unit = (typeof UNITS)[number];
export type Budget = v.InferOutput<typeof budgetSchema>;

/** @throws Error if the text is not a valid budgets file. */
export function readBudgets(text: string): readonly Budget[] {
  return v.parse(budgetsSchema, JSON.parse(text)).metrics;
}

/** `undefined` for a metric without a limit. */
export function isWithinBudget(budget: Budget, value: number): boolean | undefined {
  if (!('limit' in budget)) return undefined;
  return budget.direction === 'at most' ? value <= budget.limit : value >= budget.limit;
}
