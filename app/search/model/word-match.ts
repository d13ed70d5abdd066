/**
 * How the words of a query match a text:
 * - `word-start`: every word is at the start of a word of the text,
 * - `substring`: the text contains every word, but not each at the start of a word,
 * - `none`: the text does not contain every word.
 */
export type WordMatch = 'word-start' | 'substring' | 'none';

/**
 * @param text from `foldText`
 * @param words from `queryWords`
 */
export function matchWords(text: string, words: readonly string[]): WordMatch {
  if (!words.every((word) => text.includes(word))) return 'none';
  return words.every((word) => hasWordStart(text, word)) ? 'word-start' : 'substring';
}

const ENDS_WITHIN_WORD = /[\p{L}\p{M}\p{N}]$/u;

/** Whether `start` occurs in the text without a letter, a combining mark or a digit directly before it. */
function hasWordStart(text: string, start: string): boolean {
  for (let index = text.indexOf(start); index >= 0; index = text.indexOf(start, index + 1)) {
    // A character may consist of two code units.
    const before = text.slice(Math.max(0, index - 2), index);
    if (!ENDS_WITHIN_WORD.test(before)) return true;
  }
  return false;
}
