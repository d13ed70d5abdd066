import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** The rules that axe applies by default, and `target-size`. */
const RULES: RunOptions = { rules: { 'target-size': { enabled: true } } };

export const CONTRAST_ONLY: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

export const WITHOUT_CONTRAST: RunOptions = {
  rules: { ...RULES.rules, 'color-contrast': { enabled: false } },
};

/** What axe finds wrong with the page in its current state: a line for each rule and element. */
export async function accessibilityViolations(
  page: Page,
  options: RunOptions = RULES,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (options) => window.axe.run({ ...options, resultTypes: ['violations'] }),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
