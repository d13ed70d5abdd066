import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Budget, FIGURES, isHeld, readBudgets } from './budgets.ts';

const atMost: Budget = { figure: 'css', name: 'CSS', unit: 'kB', limit: 12, direction: 'at most' };
const atLeast: Budget = { figure: 'seo', name: 'SEO', unit: 'points', limit: 100, direction: 'at least' };

describe('budgets', () => {
  test('the limit itself still holds, what is beyond does not', () => {
    expect(isHeld(atMost, 12)).toBe(true);
    expect(isHeld(atMost, 12.001)).toBe(false);
    expect(isHeld(atLeast, 100)).toBe(true);
    expect(isHeld(atLeast, 99)).toBe(false);
  });

  test('a figure without a limit can neither hold nor fail', () => {
    expect(isHeld({ figure: 'build', name: 'Build', unit: 's' }, 1000)).toBeUndefined();
  });

  test('a figure that could not be measured does not hold', () => {
    expect(isHeld(atMost, Number.NaN)).toBe(false);
    expect(isHeld(atLeast, Number.NaN)).toBe(false);
  });

  test('the file of budgets names every figure that is measured, once', () => {
    const budgets = readBudgets(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
    expect(budgets.map(({ figure }) => figure)).toEqual(FIGURES);
  });

  test('H11: the largest picture is there in 1.5 s, a click is answered in 100 ms, nothing jumps', () => {
    const budgets = readBudgets(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
    const limit = (name: string) => {
      const budget = budgets.find(({ figure }) => figure === name);
      return budget && 'limit' in budget ? budget.limit : undefined;
    };
    expect(limit('lcp')).toBeLessThanOrEqual(1.5);
    expect(limit('cls')).toBeLessThanOrEqual(0.02);
    for (const click of ['add-to-badge', 'card-to-heading']) expect(limit(click)).toBeLessThanOrEqual(100);
  });

  test('a limit without a direction and an unknown figure are refused', () => {
    expect(() => readBudgets('{"figures":[{"figure":"css","name":"CSS","unit":"kB","limit":1}]}')).toThrow();
    expect(() => readBudgets('{"figures":[{"figure":"js","name":"JS","unit":"kB"}]}')).toThrow();
  });
});
