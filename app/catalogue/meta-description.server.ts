import { shortenedAtWord } from '#app/lib/shortened.ts';

const MAX_LENGTH = 160;
const MIN_LENGTH = 60;

/** Returns the whole sentences that fit into 160 characters, or the words that fit if those sentences are very short. */
export function metaDescription(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  // One character more, for the space after a sentence that ends at the limit.
  const start = text.slice(0, MAX_LENGTH + 1);
  const sentencesEnd = start.lastIndexOf('. ') + 1;
  return sentencesEnd > MIN_LENGTH ? start.slice(0, sentencesEnd) : shortenedAtWord(MAX_LENGTH, text);
}
