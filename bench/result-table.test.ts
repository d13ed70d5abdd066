import { expect, test } from 'vitest';
import type { Budget } from './budgets.ts';
import { alignedTable, resultTable } from './result-table.ts';

const BUDGETS: readonly Budget[] = [
  { metric: 'css', name: 'CSS', unit: 'kB', limit: 12, direction: 'at most' },
  { metric: 'seo', name: 'SEO', unit: 'points', limit: 100, direction: 'at least' },
  { metric: 'build', name: 'Build', unit: 's' },
];

test('has a row per metric and a column per page, and marks values outside the budget', () => {
  const table = resultTable(BUDGETS, [
    { subject: 'Home', metric: 'seo', value: 100 },
    { subject: 'Home', metric: 'css', value: 11.96 },
    { subject: 'Cart', metric: 'css', value: 12.04 },
  ]);
  expect(table).toBe(
    [
      '| Metric  | Home |   Cart | Budget |       |',
      '| ------- | ---: | -----: | -----: | ----: |',
      '| CSS, kB | 12.0 | 12.0 ✗ |   ≤ 12 | fails |',
      '| SEO     |  100 |        |  ≥ 100 | holds |',
    ].join('\n'),
  );
});

test('reports a metric without a budget', () => {
  expect(resultTable(BUDGETS, [{ subject: '58 products', metric: 'build', value: 17.123 }])).toContain(
    '| Build, s |       17.12 |        | reported |',
  );
});

test('fills a short row with empty cells', () => {
  expect(alignedTable([['a', 'b'], ['c']])).toBe('| a   |   b |\n| --- | --: |\n| c   |     |');
});
