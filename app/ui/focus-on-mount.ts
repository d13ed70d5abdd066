/** A `ref` for a heading that replaces what had the focus: it is focused as soon as it is there. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
