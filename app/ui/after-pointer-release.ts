/**
 * Runs a task now or, while the pointer is pressed on something, once it is released or the press becomes a drag. A change of
 * layout during the press would move the pressed button away from the pointer, and the browser would not fire its click.
 */
export function afterPointerRelease(task: () => void): void {
  if (document.querySelector(':active') === null) {
    task();
    return;
  }
  const controller = new AbortController();
  const endPress = () => {
    controller.abort();
    setTimeout(task);
  };
  addEventListener('pointerup', endPress, { signal: controller.signal });
  addEventListener('pointercancel', endPress, { signal: controller.signal });
}
