import type { KeyboardEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** The number of digits before a caret position. `null`, for browsers that report none, means the end of the text. */
export function countDigitsBefore(text: string, caret: number | null): number {
  return countDigits(text.slice(0, caret ?? text.length));
}

/** The caret position directly after the first `count` digits, or the end of the text if no digit follows. */
export function caretAfterDigits(text: string, count: number): number {
  if (count >= countDigits(text)) return text.length;
  let caret = 0;
  for (let passed = 0; passed < count; caret += 1) passed += countDigits(text.charAt(caret));
  return caret;
}

function countDigits(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}

type FormattedFieldProps = Omit<TextFieldProps, 'onInput' | 'onBlur' | 'onKeyDown' | 'onCompositionEnd'> & {
  /** Inserts separators between digits. Must return the text unchanged if it has any other characters. */
  readonly format: (text: string) => string;
};

/** A text field that formats digits while they are typed, pasted or autofilled. The caret stays after the same digit. */
export function FormattedField({ format, ...field }: FormattedFieldProps) {
  const applyFormat = (input: HTMLInputElement, isDeletion = false) => {
    const formatted = format(input.value);
    // Does not put back what the visitor is deleting.
    if (formatted === input.value || (isDeletion && formatted.length > input.value.length)) return;
    const caret = caretAfterDigits(formatted, countDigitsBefore(input.value, input.selectionStart));
    input.value = formatted;
    // In some browsers, setting the caret also moves the focus.
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };
  return (
    <TextField
      {...field}
      onInput={({ currentTarget, nativeEvent }) => {
        // Browsers and password managers that fill in a field may send a plain event.
        if (!(nativeEvent instanceof InputEvent)) applyFormat(currentTarget);
        else if (!nativeEvent.isComposing)
          applyFormat(currentTarget, nativeEvent.inputType.startsWith('delete'));
      }}
      onCompositionEnd={({ currentTarget }) => applyFormat(currentTarget)}
      onBlur={({ currentTarget }) => applyFormat(currentTarget)}
      onKeyDown={skipSeparator}
    />
  );
}

/** `4242 42`, `12/27`: texts in which every character between digits is a separator. */
const SEPARATED_DIGITS = /^[\p{Nd} /]+$/u;

/** Moves the caret past a separator that Backspace or Delete would delete. The key then deletes the digit beyond it. */
function skipSeparator({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: caret, selectionEnd, value } = input;
  if (!SEPARATED_DIGITS.test(value)) return;
  // At the end of the text, Backspace deletes a separator, because `format` does not put it back: `12/` → `12`.
  if (caret === null || caret !== selectionEnd || caret === value.length) return;
  const deletedIndex = { Backspace: caret - 1, Delete: caret }[key];
  const deleted = deletedIndex === undefined ? undefined : value[deletedIndex];
  if (deleted === undefined || /\p{Nd}/u.test(deleted)) return;
  const next = key === 'Backspace' ? caret - 1 : caret + 1;
  input.setSelectionRange(next, next);
}
