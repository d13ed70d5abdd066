/** How many digits stand before a caret; `null`, where a browser tells no caret, is the end. */
export function digitsBefore(text: string, caret: number | null): number {
  return countDigits(text.slice(0, caret ?? text.length));
}

/** Where the caret stands behind so many digits: right behind the last of them, at the end behind all. */
export function caretAfterDigits(text: string, count: number): number {
  if (count >= countDigits(text)) return text.length;
  let at = 0;
  for (let passed = 0; passed < count; at += 1) passed += countDigits(text.charAt(at));
  return at;
}

function countDigits(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
