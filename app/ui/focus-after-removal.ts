import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * After row `at` is gone: focuses the same control of the row that moved up into its place, else of the last row,
 * else `otherwise` or the page's heading, so that the focus is never lost with the row.
 */
export function focusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  control: string,
  at: number,
  otherwise: HTMLElement | null = document.querySelector<HTMLElement>('main h1'),
): void {
  flushSync(() => undefined);
  const controls = list.current?.querySelectorAll<HTMLElement>(control) ?? [];
  const next = controls[at] ?? controls[controls.length - 1] ?? otherwise;
  next?.focus();
}
