declare global {
  interface Window {
    /** Set by scripts/page-start.js: stops keeping and answers once what was pressed, in order; a choice with what was chosen. */
    earlyInput?: () => readonly (readonly [control: HTMLElement, chosen?: string | boolean])[];
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), textarea';

/** Does what a visitor typed and pressed before the page had taken over its HTML. */
export async function replayEarlyInput(): Promise<void> {
  for (const field of document.querySelectorAll<TextField>(TEXT_FIELDS)) {
    if (field.value !== field.defaultValue) tellOfTyped(field);
  }
  for (const [control, chosen] of window.earlyInput?.() ?? []) {
    if (control instanceof HTMLSelectElement && typeof chosen === 'string') {
      control.value = chosen;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else {
      // React has found the box as it was left, and hears of a change only.
      if (control instanceof HTMLInputElement && typeof chosen === 'boolean') control.checked = !chosen;
      control.click();
    }
    // React draws what a press has changed before the next one.
    await Promise.resolve();
  }
}

/**
 * React takes the text that it finds for the one it knows, and then hears of no change. Its own watch on the field's
 * `value` is emptied first, and the text put back past it.
 */
function tellOfTyped(field: TextField): void {
  const { value, selectionStart, selectionEnd } = field;
  // A part that is still HTML is taken over by this one.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  // Fields like those for e-mail tell no caret, and take none.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
