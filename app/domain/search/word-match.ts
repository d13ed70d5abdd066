/**
 * How the words of a query match a text:
 * - `word-start`: every word is at the start of a word of the text,
 * - `substring`: the text contains every word,
 * - `none`: the text does not contain every word.
 */
export type WordMatch = 'word-start' | 'substring' | 'none';

/**
 * @param text normalized by `normalizeText`
 * @param words from `queryWords`
 */
export function matchWords(text: string, words: readonly string[]): WordMatch {
  if (!words.every((word) => text.includes(word))) return 'none';
  return words.every((word) => hasWordStart(text, word)) ? 'word-start' : 'substring';
}

/** Whether `start` occurs in the text without a letter or digit directly before it. */
function hasWordStart(text: string, start: string): boolean {
  for (let index = text.indexOf(start); index >= 0; index = text.indexOf(start, index + 1)) {
    if (index === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(index - 1))) return true;
  }
  return false;
}
