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
