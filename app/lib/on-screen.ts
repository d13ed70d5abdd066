import { whenLoadedAndIdle } from './when-idle.ts';

/** Scrolling counts as finished after this time without a change, so elements that only scroll past are not reported. */
const SCROLL_END_MS = 300;

const elementsOnScreen = new Set<Element>();
let listener: ((elements: Iterable<Element>) => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) elementsOnScreen.add(target);
          else elementsOnScreen.delete(target);
        }
        scheduleReport();
      });

function scheduleReport(): void {
  clearTimeout(timer);
  timer = setTimeout(() => whenLoadedAndIdle(() => listener?.(elementsOnScreen)), SCROLL_END_MS);
}

/** Calls `onChange` with the observed elements on the screen, once the page is idle and each time scrolling stops. */
export function watchScreen(onChange: (elements: Iterable<Element>) => void): void {
  listener = onChange;
  scheduleReport();
}

/**
 * The ref callback of an element to observe. It needs no cleanup: the observer reports a removed element as off the screen
 * and does not keep it in memory.
 */
export function observeOnScreen(element: Element | null): void {
  if (element) observer?.observe(element);
}
