import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Takes a page half as long to read as `axe.source`. */
const SCRIPT = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SCRIPT);
  const { violations } = await page.evaluate(
    // No rule that is on needs the style sheets, which axe would read again each time.
    (options) => window.axe.run({ ...options, resultTypes: ['violations'], preload: { assets: ['media'] } }),
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
