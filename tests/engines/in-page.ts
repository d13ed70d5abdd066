import { Ivya } from 'ivya';
import { overflowingElements } from '#tests/e2e/support/overflowing-elements.ts';
import type { Target } from './targets.ts';

// Runs in the page. It reads the page and scrolls it; all input comes from the browser's driver.

declare global {
  /** Set before this script runs. */
  var browserName: 'firefox' | 'webkit';
  var inPage: typeof functions | undefined;
}

const ivya = Ivya.create({ browser: browserName });

const functions = {
  /** What the visible elements show, in the order of the document. */
  look: (target: Target) =>
    visible(target).map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return {
        text: element.textContent.replace(/\s+/g, ' ').trim(),
        value: 'value' in element ? String(element.value) : '',
        isChecked: 'checked' in element && element.checked === true,
        hasFocus: element === document.activeElement,
        attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
        box: { left, top, right, bottom },
      };
    }),

  /** A point at which a press reaches the element, or why there is none. Scrolls the element into view if necessary. */
  async aim(
    target: Target,
  ): Promise<{ readonly x: number; readonly y: number } | { readonly problem: string }> {
    const [element, ...others] = visible(target);
    if (!element) return { problem: 'not visible' };
    if (others.length > 0) return { problem: `${others.length + 1} elements match` };
    if (!isReached(element)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const before = middleOf(element);
    await nextFrame();
    await nextFrame();
    const after = middleOf(element);
    if (after.x !== before.x || after.y !== before.y) return { problem: 'moving' };
    if (isReached(element)) return after;
    return { problem: `covered by ${elementAtMiddleOf(element)?.outerHTML.slice(0, 80)}` };
  },

  isFocusIn: (target: Target) =>
    // After the last element the focus passes through the browser's own controls.
    document.activeElement === document.body ||
    visible(target).some((element) => element.contains(document.activeElement)),

  scrollTo: (top: number) => window.scrollTo({ top, behavior: 'instant' }),
  scrollTop: () => window.scrollY,
  path: () => location.pathname + location.search,
  viewport: () => ({ width: innerWidth, height: innerHeight }),
  storedItem: (key: string) => localStorage.getItem(key),

  /** Which of these files, and of the scripts and styles that the page has loaded, the service worker does not keep. */
  async notKept(...paths: readonly string[]): Promise<readonly string[]> {
    const code = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    const missing: string[] = [];
    for (const path of [...paths, ...code.filter((loaded) => /^\/assets\/.*\.(js|css)$/.test(loaded))]) {
      if (!(await caches.match(path))) missing.push(path);
    }
    return missing;
  },

  /** The elements that make the window scroll sideways. */
  overflow() {
    return overflowingElements();
  },

  /** The background of the sticky element that contains the target. */
  stickyBackground(target: Target): string | undefined {
    for (let element = visible(target)[0]; element; element = element.parentElement ?? undefined) {
      const { backgroundColor, position } = getComputedStyle(element);
      if (position === 'sticky') return backgroundColor;
    }
    return undefined;
  },
};

const nextFrame = () => new Promise(requestAnimationFrame);

function visible(target: Target): readonly Element[] {
  return ivya.queryLocatorSelectorAll(target).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  });
}

/** The middle of the element, or of its first line if it wraps. */
function middleOf(element: Element): { readonly x: number; readonly y: number } {
  const { x = 0, y = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

function elementAtMiddleOf(element: Element): Element | null {
  const { x, y } = middleOf(element);
  return document.elementFromPoint(x, y);
}

/** Whether a press at the middle of the element reaches it, or its label. */
function isReached(element: Element): boolean {
  const hit = elementAtMiddleOf(element);
  if (!hit) return false;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return [element, ...labels].some((part) => part.contains(hit));
}

globalThis.inPage = functions;
