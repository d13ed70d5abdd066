/**
 * Runs a task now or, while the pointer is pressed on something, after its release. A change of layout during the press
 * would move the pressed button away from the pointer, and the browser would not fire its click.
 */
export function afterPointerRelease(task: () => void): void {
  if (document.querySelector(':active') === null) task();
  else addEventListener('pointerup', () => setTimeout(task), { once: true });
}
