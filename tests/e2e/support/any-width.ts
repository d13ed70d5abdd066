import { expect, type Page } from '@playwright/test';
import { overflowingElements } from './overflowing-elements.ts';
import type { Shop } from './shop.ts';
import { PHONE } from './visit.ts';

/** The narrowest screen (320 px), each breakpoint of the style sheets above 320 px, and a wide screen. */
const WIDTHS = [320, 352, 368, 384, 480, 576, 640, 768, 1024, 1280, 1920];

/**
 * Expects that the page does not scroll sideways, that its primary buttons are at least 44 px high, and that wider text spacing
 * clips nothing. 320 px is also the width of a 1280 px window at 400% zoom. Leaves the text spaced.
 */
export async function expectToFitAnyWidth(page: Page): Promise<void> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const tooWide = await page.evaluate(overflowingElements);
    if (tooWide.length > 0) problems.push(`${width} px: ${tooWide.join(', ')}`);
    if ([320, 768, 1280].includes(width)) {
      const lowButtons = await page.evaluate(lowPrimaryButtons);
      problems.push(...lowButtons.map((name) => `${width} px: ${name} is not 44 px high`));
    }
  }
  await page.evaluate(spaceText);
  for (const width of [320, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tooWide = [...(await page.evaluate(overflowingElements)), ...(await page.evaluate(clippedText))];
    if (tooWide.length > 0) problems.push(`${width} px with wider text: ${tooWide.join(', ')}`);
  }
  expect(problems).toEqual([]);
}

/** Expects that the page fits a phone with twice the default font size of the browser. */
export async function expectToFitWithLargeLetters({
  page,
  heading,
  logo,
  wishlistLink,
}: Shop): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.setViewportSize(PHONE);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  // A heading of at least 40 px shows that the setting has an effect.
  await expect(heading).toHaveCSS('font-size', /^([4-9]\d|\d{3})/);
  expect(await page.evaluate(overflowingElements)).toEqual([]);
  // The wishlist link is beside the logo, not below it.
  const [left, right] = [await logo.boundingBox(), await wishlistLink.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? Infinity)).toBeLessThanOrEqual(right?.x ?? 0);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await session.detach();
}

/** Runs in the page: the primary buttons and links below 44 px in height. Their background is `--action`. */
function lowPrimaryButtons(): readonly string[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.background = 'var(--action)';
  const action = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll<HTMLElement>('a, button')]
    .filter((control) => getComputedStyle(control).backgroundColor === action && control.checkVisibility())
    .filter((control) => control.offsetHeight < 44)
    .map((control) => control.textContent);
}

/** Runs in the page: applies the text spacing of WCAG 2.2, success criterion 1.4.12. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: text clipped by its own box, except visually hidden text. */
export function clippedText(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const hasOwnText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasOwnText || !element.checkVisibility() || element.clientWidth <= 1) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight)
      );
    })
    .map((element) => `${element.outerHTML.slice(0, 80)} is clipped`);
}
