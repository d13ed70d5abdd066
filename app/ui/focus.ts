import type { MouseEvent } from 'react';

/** Focuses the page's `h1` without scrolling: after a navigation, or when the focused element is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Click handler of a link to an element of the same page: focuses it without adding a history entry. */
export function focusLinkTarget(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
