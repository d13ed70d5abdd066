import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Moves the focus when the focused row at `index` is removed. Call it after the state change that removes the row. Focuses
 * the control of the row now at `index`, else of the last row; if no row is left, focuses `fallback`.
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
