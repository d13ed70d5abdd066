import { foldText } from '#app/lib/normalize-text.ts';

/**
 * Whether the text contains one of the words or phrases, folded, as whole words: `SIP` is in `SIP 2.0`, but `RS` is not
 * in `RS485`.
 */
export function mentions(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.some((word) => hasWholeWord(folded, foldedWord(word)));
}

/** A cache: the attributes have few words, and each is searched for in thousands of texts. */
const foldedWords = new Map<string, string>();

function foldedWord(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  const folded = foldText(word);
  foldedWords.set(word, folded);
  return folded;
}

function hasWholeWord(text: string, word: string): boolean {
  if (word === '') return false;
  for (let index = text.indexOf(word); index >= 0; index = text.indexOf(word, index + 1)) {
    const before = text.charAt(index - 1);
    const after = text.charAt(index + word.length);
    if (!isWordCharacter(before) && !isWordCharacter(after)) return true;
  }
  return false;
}

const isWordCharacter = (character: string): boolean => /^[\p{L}\p{N}]$/u.test(character);
