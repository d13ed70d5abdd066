import { currentControl } from './early-input.ts';

/** Repeats the presses that were recorded before hydration. Call it after hydration. */
export async function replayEarlyPresses(): Promise<void> {
  for (const [pressed, state] of window.takeEarlyPresses?.() ?? []) {
    const control = currentControl(pressed);
    if (control instanceof HTMLSelectElement) {
      control.value = String(state);
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      // The browser has already toggled the checkbox. Undo that, so that the click toggles it and React notices.
      if (control instanceof HTMLInputElement) control.checked = !state;
      control.click();
    }
    // Gives React time to render the result before the next press.
    await Promise.resolve();
  }
}
