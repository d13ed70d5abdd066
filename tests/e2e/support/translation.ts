/* oxlint-disable unicorn/consistent-function-scoping -- the page gets one function with everything in it */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    translation?: ReturnType<typeof createTranslation>;
  }
}

/**
 * Replaces each text node with elements, as the translation of a browser does. The texts stay the same, so that they can be
 * compared and found.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(`window.translation ??= (${String(createTranslation)})()`);
  await page.evaluate(() => window.translation?.translate());
}

/** The changes that the page does not show: React has changed a text node that is no longer on the page. */
export function outdatedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.translation?.outdatedTexts() ?? ['The page was loaded anew.']);
}

/**
 * Presses each control twice and translates what appears. Leaves out links and downloads. Returns the changes that the page
 * did not show.
 */
export function pressEverything(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.translation?.pressEverything() ?? []);
}

/** Runs in the page. */
function createTranslation() {
  const MAX_PRESSES = 100;
  const PRESSED = 'main :is(button, input, select), header button:not([type=submit]), [role=status] button';
  /** Downloads, files, and what leaves the page or closes itself. */
  const NOT_PRESSED = /download|upload|print|share|zoom|reload|dismiss/i;
  const NOT_TRANSLATED = '[translate="no"], script, style, noscript, textarea, select, svg, font';
  /** Each inserted element with the text node that it has replaced. */
  const translated = new Map<HTMLElement, Text>();

  function translate(): void {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (!(currentNode instanceof Text) || currentNode.data.trim() === '') continue;
      if (!currentNode.parentElement?.closest(NOT_TRANSLATED)) texts.push(currentNode);
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
      translated.set(outer, text);
    }
  }

  function outdatedTexts(): readonly string[] {
    return [...translated]
      .filter(([shown, text]) => shown.isConnected && shown.textContent !== text.data)
      .map(
        ([shown, text]) =>
          `"${shown.textContent}" instead of "${text.data}" in ${shown.parentElement?.className}`,
      );
  }

  async function pressEverything(): Promise<readonly string[]> {
    const counts = new Map<string, number>();
    const outdated = new Set<string>();
    for (let press = 0; press < MAX_PRESSES; press += 1) {
      const next = [...document.querySelectorAll<HTMLElement>(PRESSED)].find(
        (control) =>
          control.checkVisibility() &&
          !NOT_PRESSED.test(control.getAttribute('aria-label') ?? control.textContent) &&
          control.getAttribute('type') !== 'file' &&
          (counts.get(describe(control)) ?? 0) < 2,
      );
      if (!next) break;
      const description = describe(next);
      const count = counts.get(description) ?? 0;
      counts.set(description, count + 1);
      operate(next, count);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      for (const text of outdatedTexts()) outdated.add(`${description}: ${text}`);
      // A dialog would cover the page.
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
      translate();
    }
    return [...outdated];
  }

  /** The same for the same control of another product. */
  function describe(control: Element): string {
    const { localName, className, textContent } = control;
    const names = control.closest('article, li, tr') ? ['name', 'value'] : ['name', 'value', 'aria-label'];
    return [localName, className, textContent, ...names.map((name) => control.getAttribute(name))].join(' ');
  }

  function operate(control: HTMLElement, count: number): void {
    if (control instanceof HTMLSelectElement) {
      change(control, control.options[(control.selectedIndex + 1) % control.options.length]?.value ?? '');
    } else if (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type)) {
      change(control, count === 0 ? '2' : '3');
    } else {
      control.click();
    }
  }

  /** With the setter of the element itself, React would not notice the new value. */
  function change(field: HTMLInputElement | HTMLSelectElement, value: string): void {
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    for (const type of ['input', 'change', 'focusout'])
      field.dispatchEvent(new Event(type, { bubbles: true }));
  }

  return { translate, outdatedTexts, pressEverything };
}
