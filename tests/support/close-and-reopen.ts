/**
 * Requests that an open dialog closes, as Escape does, and clicks its opener before the `close` event, which the
 * browser fires a frame later. Resolves after that event.
 */
export async function closeAndReopen(dialog: Element, opener: Element): Promise<void> {
  if (!(dialog instanceof HTMLDialogElement && opener instanceof HTMLElement)) {
    throw new TypeError('Pass a <dialog> and the element that opens it.');
  }
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  dialog.requestClose();
  // A real click comes in a later task. By then, React has rendered what the `cancel` event changed.
  await new Promise((resolve) => setTimeout(resolve));
  opener.click();
  await closed;
}
