/** Cuts a text that is too long to show in full. Does not split a surrogate pair. */
export function shortenedTo(maxLength: number, text: string): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength).replace(/\p{Surrogate}$/u, '')}…`;
}

/** For a text that a visitor has typed or pasted. */
export function shortened(text: string): string {
  return shortenedTo(100, text);
}

/** For an id from a link or a file, which may have any length. */
export function shortenedId(id: string): string {
  return shortenedTo(20, id);
}
