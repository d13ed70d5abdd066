import { foldText, queryWords } from '#app/lib/normalize-text.ts';

export type HighlightPart = { readonly text: string; readonly isTyped: boolean };

/** Splits a suggestion into the parts that the visitor has typed and those that the suggestion adds. */
export function highlightParts(text: string, typed: string): readonly HighlightPart[] {
  // The longest word first, so that `dome` is preferred to `do`.
  const words = queryWords(typed).toSorted((a, b) => b.length - a.length);
  // Each character on its own, because folding can change the length of a text.
  const characters = Array.from(text);
  const folded = characters.map(foldText);
  const foldedText = folded.join('');
  let foldedStart = 0;
  const parts: { text: string; readonly isTyped: boolean }[] = [];
  for (let start = 0; start < characters.length; ) {
    const word = words.find((candidate) => foldedText.startsWith(candidate, foldedStart));
    const isTyped = word !== undefined;
    const end = isTyped ? endOfWord(folded, start, word) : start + 1;
    const part = characters.slice(start, end).join('');
    const last = parts.at(-1);
    if (last && !last.isTyped && !isTyped) last.text += part;
    else parts.push({ text: part, isTyped });
    for (; start < end; start += 1) foldedStart += folded[start]?.length ?? 0;
  }
  return parts;
}

/** The index after the word that begins at `start`. The accents of its last letter belong to the word. */
function endOfWord(folded: readonly string[], start: number, word: string): number {
  let end = start;
  for (let length = 0; length < word.length || folded[end] === ''; end += 1)
    length += folded[end]?.length ?? 0;
  return end;
}
