/**
 * Runs a task that may change the layout. While the pointer is pressed on something, waits until it is released or the press
 * becomes a drag: otherwise the pressed button could move away from the pointer, and the browser would not fire its click.
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
