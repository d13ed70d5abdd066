import type { KeyboardEvent } from 'react';
import { caretAfterDigits, digitsBefore } from './digit-caret.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

type FormattedFieldProps = Omit<TextFieldProps, 'onInput' | 'onBlur' | 'onKeyDown' | 'onCompositionEnd'> & {
  /** Sets separators between digits; text of another kind it leaves alone. */
  readonly format: (text: string) => string;
};

/** Digits that are grouped while they are typed, pasted or filled in, with the caret kept beside its digit. */
export function FormattedField({ format, ...field }: FormattedFieldProps) {
  const apply = (input: HTMLInputElement) => {
    const formatted = format(input.value);
    if (formatted === input.value) return;
    const caret = caretAfterDigits(formatted, digitsBefore(input.value, input.selectionStart));
    input.value = formatted;
    // Setting the caret would take the focus along in some browsers.
    if (document.activeElement === input) input.setSelectionRange(caret, caret);
  };
  return (
    <TextField
      {...field}
      onInput={({ currentTarget, nativeEvent }) => {
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) apply(currentTarget);
      }}
      onCompositionEnd={({ currentTarget }) => apply(currentTarget)}
      onBlur={({ currentTarget }) => apply(currentTarget)}
      onKeyDown={stepOverSeparator}
    />
  );
}

/** Deleting a separator between digits would only bring it back: the digit behind it is meant. */
function stepOverSeparator({ key, currentTarget: input }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart: caret, selectionEnd, value } = input;
  if (caret === null || caret !== selectionEnd || caret === value.length) return;
  const over = { Backspace: caret - 1, Delete: caret }[key];
  const separator = over === undefined ? undefined : value[over];
  if (separator === undefined || digitsBefore(separator, 1) > 0) return;
  const next = key === 'Backspace' ? caret - 1 : caret + 1;
  input.setSelectionRange(next, next);
}
