declare global {
  interface Window {
    /** Stops recording and returns the pressed controls in order, each with its state after the press. */
    takeEarlyPresses?: () => [control: HTMLElement, state: string | boolean][];
  }
}

/** Repeats what a visitor pressed before React had hydrated the page. Call it once the page is hydrated. */
export async function replayEarlyPresses(): Promise<void> {
  for (const [control, state] of window.takeEarlyPresses?.() ?? []) {
    if (control instanceof HTMLSelectElement) {
      control.value = String(state);
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      // Undoes what the browser did, so that the click changes the box and React notices.
      if (control instanceof HTMLInputElement) control.checked = !state;
      control.click();
    }
    // Lets React render the effect of one press before the next.
    await Promise.resolve();
  }
}
