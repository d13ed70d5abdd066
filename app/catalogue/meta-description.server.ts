const MAX_LENGTH = 160;
const MIN_LENGTH = 60;

/** The first sentences of a text, or its first words if the first sentence is very short or too long. */
export function metaDescription(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const start = text.slice(0, MAX_LENGTH);
  const lastSentence = start.lastIndexOf('. ') + 1;
  return lastSentence > MIN_LENGTH
    ? start.slice(0, lastSentence)
    : `${start.slice(0, start.lastIndexOf(' '))}…`;
}
