import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Call after the state change that removes the row at `index`, so that the focus is not lost with it. Focuses the control
 * of the row that moved up, else of the last row, else `fallback`.
 * @param controlSelector matches one control per row
 */
export function focusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  controlSelector: string,
  index: number,
  fallback: HTMLElement | null = document.querySelector<HTMLElement>('main h1'),
): void {
  // Applies the pending state change.
  flushSync(() => undefined);
  const controls = list.current?.querySelectorAll<HTMLElement>(controlSelector) ?? [];
  const next = controls[index] ?? controls[controls.length - 1] ?? fallback;
  next?.focus();
}
