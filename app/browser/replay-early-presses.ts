declare global {
  interface Window {
    /** Stops recording and returns the pressed controls in order. Defined by record-early-presses.js. */
    takeEarlyPresses?: () => HTMLElement[];
  }
}

/** Repeats what a visitor pressed before React had hydrated the page. Call it once the page is hydrated. */
export async function replayEarlyPresses(): Promise<void> {
  for (const control of window.takeEarlyPresses?.() ?? []) {
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
    else if (!(control instanceof HTMLInputElement)) control.click();
    else if (control.type === 'checkbox' || control.checked) {
      // The browser has already ticked the box. Undo that, so that the click is a change to React.
      control.checked = !control.checked;
      control.click();
    }
    // Lets React render the effect of one press before the next.
    await Promise.resolve();
  }
}
