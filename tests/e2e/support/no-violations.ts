import { expect, type Page, test } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { accessibilityViolations, CONTRAST_ONLY, WITHOUT_CONTRAST } from './accessibility-violations.ts';
import { PHONE } from './visit.ts';

export const LARGE_DESKTOP = { width: 1440, height: 900 };

export async function expectNoViolations(page: Page, options?: RunOptions): Promise<void> {
  // Further down, the sticky header can cover a part of a control, which axe takes for a control that is too small.
  await page.evaluate(() => scrollTo(0, 0));
  // Wait for transitions, because the colours of the previous scheme remain until they end.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  expect(await accessibilityViolations(page, options)).toEqual([]);
}

/** Checks what the page shows, light and dark. Only the colours differ in the dark scheme. */
export async function expectNoViolationsInBothSchemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('light', () => expectNoViolations(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('dark', () => expectNoViolations(page, CONTRAST_ONLY));
}

/** A phone shows the same colours as a desktop. */
export async function expectNoViolationsAtBothSizes(page: Page): Promise<void> {
  await page.setViewportSize(LARGE_DESKTOP);
  await test.step('desktop', () => expectNoViolationsInBothSchemes(page));
  await page.setViewportSize(PHONE);
  await test.step('phone', () => expectNoViolations(page, WITHOUT_CONTRAST));
}
