declare global {
  interface Window {
    /** Set by scripts/page-start.js: stops keeping and answers what was pressed, in order; a select with its value. */
    earlyInput?: () => readonly (readonly [control: HTMLElement, value?: string])[];
  }
}

/** Does what a visitor pressed before the page had taken over its HTML. */
export function replayEarlyInput(): void {
  for (const [control, value] of window.earlyInput?.() ?? []) {
    if (control instanceof HTMLSelectElement && value !== undefined) {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.click();
  }
}
