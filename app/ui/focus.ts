import type { MouseEvent } from 'react';
import { isRecord } from '#app/lib/type-guards.ts';

/** Focuses the page's `h1` without scrolling: after a navigation, or when the focused element is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Returns the focus if no element has it, as after a press beside a popover on something that cannot have it. */
export function restoreFocus(element: Element | null): void {
  if (document.activeElement === document.body && element instanceof HTMLElement) {
    element.focus({ preventScroll: true });
  }
}

/** Click handler of a link to an element of the same page: focuses it without adding a history entry. */
export function focusLinkTarget(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/** The state of a navigation after which the focus stays, as on a choice that opens another page in place of this one. */
export const KEEP_FOCUS = { keepsFocus: true } as const;

export function keepsFocus(state: unknown): boolean {
  return isRecord(state) && state['keepsFocus'] === true;
}

export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
