import { expect, type Page } from '@playwright/test';

/** Moves the focus through all controls, forwards and backwards, and expects that each is visible when it has the focus. */
export async function expectFocusIsVisible(page: Page, scope: 'body' | 'main'): Promise<void> {
  if (scope === 'main') await page.getByRole('main').focus();
  const hidden = new Set<string>();
  let visibleStops = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 200; stops++) {
      await page.keyboard.press(key);
      const outcome = await page.evaluate(focusVisibility, scope);
      if (outcome === 'end') break;
      if (outcome === 'visible') visibleStops += 1;
      else hidden.add(`${key}: ${outcome}`);
    }
  }
  expect([...hidden]).toEqual([]);
  expect(visibleStops).toBeGreaterThan(scope === 'body' ? 10 : 1);
}

/**
 * Runs in the page. Returns `visible` if a part of the focused element is visible, otherwise a description of the
 * element; `end` if nothing in `scope` has the focus.
 */
async function focusVisibility(scope: string): Promise<string> {
  // Moving the focus may scroll the page, one frame later.
  await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element?.closest(scope) || element === document.body) return 'end';
  const box = element.getBoundingClientRect();
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
  const isVisible = steps.some((across) =>
    steps.some((down) => {
      const hit = document.elementFromPoint(box.x + box.width * across, box.y + box.height * down);
      // A label around the element counts as a part of it.
      return (
        hit !== null && (element.contains(hit) || (hit.contains(element) && hit.matches('label, label *')))
      );
    }),
  );
  return isVisible ? 'visible' : `${element.getAttribute('aria-label') ?? element.textContent} is hidden`;
}
