import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Budget, METRICS, isWithinBudget, readBudgets } from './budgets.ts';

const atMost: Budget = { metric: 'css', name: 'CSS', unit: 'kB', limit: 12, direction: 'at most' };
const atLeast: Budget = { metric: 'seo', name: 'SEO', unit: 'points', limit: 100, direction: 'at least' };

describe('a budget', () => {
  test('includes its limit', () => {
    expect(isWithinBudget(atMost, 12)).toBe(true);
    expect(isWithinBudget(atMost, 12.001)).toBe(false);
    expect(isWithinBudget(atLeast, 100)).toBe(true);
    expect(isWithinBudget(atLeast, 99)).toBe(false);
  });

  test('without a limit cannot fail', () => {
    expect(isWithinBudget({ metric: 'build', name: 'Build', unit: 's' }, 1000)).toBeUndefined();
  });

  test('fails for a metric that could not be measured', () => {
    expect(isWithinBudget(atMost, Number.NaN)).toBe(false);
    expect(isWithinBudget(atLeast, Number.NaN)).toBe(false);
  });

  test('exists once for every metric', () => {
    const budgets = readBudgets(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
    expect(budgets.map(({ metric }) => metric)).toEqual(METRICS);
  });

  test('H11: allows at most 1.5 s for the largest paint, a layout shift of 0.02, and clicks of some times the floor page', () => {
    const budgets = readBudgets(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
    const limit = (name: string) => {
      const budget = budgets.find(({ metric }) => metric === name);
      return budget && 'limit' in budget ? budget.limit : undefined;
    };
    expect(limit('lcp')).toBeLessThanOrEqual(1.5);
    expect(limit('cls')).toBeLessThanOrEqual(0.02);
    for (const click of ['add-to-badge-ratio', 'card-to-heading-ratio'])
      expect(limit(click)).toBeLessThanOrEqual(10);
  });

  test('needs a direction for its limit and a known metric', () => {
    expect(() => readBudgets('{"metrics":[{"metric":"css","name":"CSS","unit":"kB","limit":1}]}')).toThrow();
    expect(() => readBudgets('{"metrics":[{"metric":"js","name":"JS","unit":"kB"}]}')).toThrow();
  });
});
