/** Focuses the page's `h1` without scrolling: after a navigation, or when the focused element is gone. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
