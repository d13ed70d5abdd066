import type { Locator } from '@playwright/test';
import { MISSING, SCREENS, STATUS_404 } from './support/screens.ts';
import { expect, test } from './support/shop.ts';
import { sticksOut } from './support/sticks-out.ts';
import { fill, openAtRest } from './support/visit.ts';

test.describe('At any width', () => {
  test.use({ expectedConsole: [STATUS_404] });

  for (const { path, heading } of [...SCREENS, ...MISSING]) {
    // 320 px is also what a visitor has who enlarges a window of 1280 px to 400%.
    test(`H3, H5: on ${path} nothing sticks out from 320 to 1920 px, nor with wider text, and what is to be pressed is 44 px high`, async ({
      shop,
    }) => {
      test.slow();
      const { page } = shop;
      await fill(shop);
      await openAtRest(shop, path);
      await expect(shop.heading).toHaveText(heading);
      // What is left for later is cut off until it is laid out, and would hide that it sticks out.
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-drawn'));
      const wrong: string[] = [];
      for (let width = 320; width <= 1920; width += 40) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(sticksOut);
        if (found.length > 0) wrong.push(`${width} px: ${found.join(', ')}`);
        if ([320, 800, 1280].includes(width)) {
          const low = await page.evaluate(lowActions);
          wrong.push(...low.map((name) => `${width} px: ${name} is not 44 px high`));
        }
      }
      await page.evaluate(spaceText);
      for (const width of [320, 800, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = [...(await page.evaluate(sticksOut)), ...(await page.evaluate(cutOff))];
        if (found.length > 0) wrong.push(`${width} px with wider text: ${found.join(', ')}`);
      }
      expect(wrong).toEqual([]);
    });
  }
});

test.describe('At 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('H5: the menu, the filters and the cart dropdown do not stick out', async ({ shop }) => {
    const { page } = shop;
    await fill(shop);
    await openAtRest(shop, '/category/cctv-systems');
    const fits = async (sheet: Locator) => {
      await expect(sheet).toBeVisible();
      const box = await sheet.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
      expect(
        await sheet.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
    };
    await shop.banner.getByRole('button', { name: 'Open menu' }).click();
    await fits(page.getByRole('dialog', { name: 'Menu' }));
    await shop.button('Filters').click();
    await fits(page.getByRole('dialog', { name: 'Filters' }));
    await shop.cartButton.click();
    await fits(shop.cartDropdown);
  });
});

/** In the page: what has the colour of the call to act and is too low for a thumb. */
function lowActions(): readonly string[] {
  const probe = document.body.appendChild(document.createElement('div'));
  probe.style.background = 'var(--action)';
  const action = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll<HTMLElement>('a, button')]
    .filter((control) => getComputedStyle(control).backgroundColor === action && control.checkVisibility())
    .filter((control) => control.offsetHeight < 44)
    .map((control) => control.textContent);
}

/** In the page: text as WCAG 2.2, 1.4.12, lets a visitor set it. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** In the page: text that its own box cuts off. What is only read out is hidden on purpose. */
function cutOff(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const text = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!text || !element.checkVisibility() || element.clientWidth <= 1) return false;
      const { overflowX, overflowY } = getComputedStyle(element);
      return (
        (overflowX !== 'visible' && element.scrollWidth > element.clientWidth) ||
        (overflowY !== 'visible' && element.scrollHeight > element.clientHeight)
      );
    })
    .map((element) => `${element.outerHTML.slice(0, 80)} is cut off`);
}
