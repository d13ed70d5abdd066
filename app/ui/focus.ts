import type { MouseEvent } from 'react';
import { announce } from './notices.ts';

/** Focuses the page's `h1` without scrolling: after a navigation, or when the focused element is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Click handler of a link to an element of the same page: focuses it without adding a history entry. */
export function focusLinkTarget(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

/**
 * Makes the error of a form's first wrong field heard: moves the focus to the field, or announces the error if the focus is
 * there already, because Enter was pressed in it. Called once the errors are rendered.
 */
export function focusFirstError(form: HTMLElement): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field === document.activeElement)
    announce(document.getElementById(`${field?.id}-error`)?.textContent ?? '');
  else field?.focus();
}

export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
