/**
 * Asks an open dialog to close, as Escape does, and presses its opener before the dialog has said that it is
 * closed: the platform does so a frame later. Done when it has.
 */
export async function reopenAtOnce(dialog: Element, opener: Element): Promise<void> {
  if (!(dialog instanceof HTMLDialogElement && opener instanceof HTMLElement)) {
    throw new TypeError('A dialog and its opener are needed.');
  }
  const saidSo = new Promise((resolve) => dialog.addEventListener('close', resolve));
  dialog.requestClose();
  // A press is an event of its own: what the request changed has been drawn by then.
  await new Promise((resolve) => setTimeout(resolve));
  opener.click();
  await saidSo;
}
