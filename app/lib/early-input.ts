import { isTextField, setText } from './typed-text.ts';

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// An extension may add nodes to the built page, such as an icon beside a password field. React then discards the page and
// renders it anew. What the visitor has typed, pressed and opened until then belongs to the discarded elements.

/** The controls of the built page, in their order. */
let builtControls: readonly Control[] = [];
let lastFocused: EventTarget | null = null;

/** Call it before hydration. */
export function rememberControls(): void {
  builtControls = controlsOnPage();
  lastFocused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    lastFocused = target;
  });
}

/** Call it when React has rendered the page, or a part of it, anew. */
export function restoreEarlyInput(): void {
  // The focus was in it, so it was open.
  const popover = lastFocused instanceof Element ? lastFocused.closest('[popover]') : null;
  if (popover?.isConnected === false) document.getElementById(popover.id)?.showPopover();
  for (const control of builtControls) {
    if (control.isConnected) continue;
    const field = currentControl(control);
    if (isTextField(control) && isTextField(field) && control.value !== control.defaultValue) {
      setText(field, control.value);
    }
    if (control === lastFocused && document.activeElement === document.body) field.focus();
  }
}

/** The control that has taken the place of a discarded one. Any other control is returned as it is. */
function currentControl(control: HTMLElement): HTMLElement {
  if (control.isConnected) return control;
  const description = describe(control);
  const isSame = (other: Element) => describe(other) === description;
  const position = builtControls.filter(isSame).findIndex((other) => other === control);
  return controlsOnPage().filter(isSame)[position] ?? control;
}

function controlsOnPage(): readonly Control[] {
  return [...document.querySelectorAll<Control>('button, input, select, textarea')];
}

function describe(control: Element): string {
  const attributes = ['name', 'aria-label'].map((name) => control.getAttribute(name));
  return [control.localName, ...attributes, control.textContent].join('\n');
}

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
