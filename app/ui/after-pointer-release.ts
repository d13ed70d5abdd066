/**
 * Runs a task now or, while a button or link is being pressed, once it has been let go: what appears in the page in
 * between would push the target away from under the pointer, and the press would come to nothing.
 */
export function afterPointerRelease(task: () => void): void {
  if (document.querySelector(':active') === null) task();
  else addEventListener('pointerup', () => setTimeout(task), { once: true });
}
