/** Where the focus goes when what held it is gone, or the page is another: the page's `h1`. The page does not move. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
