import { expect, test } from 'vitest';
import type { Budget } from './budgets.ts';
import { alignedTable, resultTable } from './result-table.ts';

const BUDGETS: readonly Budget[] = [
  { figure: 'css', name: 'CSS', unit: 'kB', limit: 12, direction: 'at most' },
  { figure: 'seo', name: 'SEO', unit: 'points', limit: 100, direction: 'at least' },
  { figure: 'build', name: 'Build', unit: 's' },
];

test('the table has a row per figure, a column per page, and marks what is beyond its budget', () => {
  const table = resultTable(BUDGETS, [
    { of: 'Home', figure: 'seo', value: 100 },
    { of: 'Home', figure: 'css', value: 11.96 },
    { of: 'Cart', figure: 'css', value: 12.04 },
  ]);
  expect(table).toBe(
    [
      '| Figure  | Home |   Cart | Budget |       |',
      '| ------- | ---: | -----: | -----: | ----: |',
      '| CSS, kB | 12.0 | 12.0 ✗ |   ≤ 12 | fails |',
      '| SEO     |  100 |        |  ≥ 100 | holds |',
    ].join('\n'),
  );
});

test('a figure without a budget is reported', () => {
  expect(resultTable(BUDGETS, [{ of: '58 products', figure: 'build', value: 17.123 }])).toContain(
    '| Build, s |       17.12 |        | reported |',
  );
});

test('a short row is filled up', () => {
  expect(alignedTable([['a', 'b'], ['c']])).toBe('| a   |   b |\n| --- | --: |\n| c   |     |');
});
