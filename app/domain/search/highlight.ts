import { typedWords } from './typed-words.ts';

export type HighlightPart = { readonly text: string; readonly kind: 'typed' | 'added' };

/** A suggestion in pieces, so that what the visitor has not typed can stand out. */
export function highlightParts(text: string, typed: string): readonly HighlightPart[] {
  // Longest first: of `dome` and `do`, the longer must win where both begin.
  const words = typedWords(typed).toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return text === '' ? [] : [{ text, kind: 'added' }];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  // Splitting at a captured group puts what was captured at the odd places.
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'giu'))
    .map((part, at): HighlightPart => ({ text: part, kind: at % 2 === 1 ? 'typed' : 'added' }))
    .filter((part) => part.text !== '');
}
