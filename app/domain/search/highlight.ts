import { queryWords } from '#app/domain/normalize-text.ts';

export type HighlightPart = { readonly text: string; readonly isTyped: boolean };

/** Splits a suggestion into the parts that the visitor has typed and those that the suggestion adds. */
export function highlightParts(text: string, typed: string): readonly HighlightPart[] {
  // The longest word first, so that `dome` is preferred to `do`.
  const words = queryWords(typed).toSorted((a, b) => b.length - a.length);
  if (words.length === 0) return text === '' ? [] : [{ text, isTyped: false }];
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  // `split` with a capturing group returns the captured parts at the odd indexes.
  return text
    .split(new RegExp(`(${escaped.join('|')})`, 'giu'))
    .map((part, index): HighlightPart => ({ text: part, isTyped: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
