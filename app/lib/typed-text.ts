import { storageKey } from '#app/base-path.ts';
import { isListOf, isRecord, isString } from './type-guards.ts';

const KEY = storageKey('typed-text');

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The fields whose text is kept. Passwords and card details are never stored. */
const FIELDS =
  'textarea[name], input[name]:not([type=password], [type=file], [type=hidden], [type=checkbox], [type=radio], [autocomplete^=cc-])';

export function isTextField(control: unknown): control is TextField {
  return (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type))
  );
}

const textFields = () => [...document.querySelectorAll<TextField>(FIELDS)];

/** Reloads the page, and keeps what the visitor has typed into it. */
export function reloadWithText(): void {
  keepText();
  location.reload();
}

export function keepText(): void {
  const texts = textFields().map(({ name, value }) => [name, value]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, texts }));
  } catch {
    // Where storage is blocked, the text is lost.
  }
}

/** Puts the text back that `reloadWithText` has kept. Call it after hydration. */
export function restoreText(): void {
  const fields = textFields();
  for (const [name, text = ''] of takeTexts()) {
    const index = fields.findIndex((field) => field.name === name);
    const [field] = index < 0 ? [] : fields.splice(index, 1);
    if (field && field.value !== text) setText(field, text);
  }
}

/** React ignores a value that is set through the field's own property. */
export function setText(field: TextField, text: string): void {
  Reflect.set(Object(Object.getPrototypeOf(field)), 'value', text, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function takeTexts(): readonly (readonly string[])[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    const isOfThisPage = isRecord(kept) && kept['path'] === location.pathname;
    return isOfThisPage && isListOf(isListOf(isString))(kept['texts']) ? kept['texts'] : [];
  } catch {
    return [];
  }
}
