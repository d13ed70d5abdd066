import { asTyped } from '#app/domain/as-typed.ts';

/** `'  Dome CAM '` → `['dome', 'cam']` */
export function typedWords(typed: string): readonly string[] {
  return asTyped(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** How well typed words fit a text: each starts a word of it, each is somewhere in it, or not. */
export type Fit = 'start' | 'inside' | 'none';

export function fit(text: string, words: readonly string[]): Fit {
  const typed = asTyped(text);
  if (!words.every((word) => typed.includes(word))) return 'none';
  return words.every((word) => startsWord(typed, word)) ? 'start' : 'inside';
}

/** Whether `word` stands in the text where no letter or digit goes before it. */
function startsWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}
