import type { MouseEvent } from 'react';

/** For a link to a part of its own page: the focus goes there, without the browser's jump, which would enter the history. */
export function focusLinkTarget(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}
