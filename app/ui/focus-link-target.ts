import type { MouseEvent } from 'react';

/** Click handler of a link to an element of the same page: focuses it without adding a history entry. */
export function focusLinkTarget(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
