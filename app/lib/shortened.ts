/** Cuts a text to at most `maxLength` UTF-16 code units. Does not split a surrogate pair. */
export function cutTo(maxLength: number, text: string): string {
  return text.length <= maxLength ? text : text.slice(0, maxLength).replace(/\p{Surrogate}$/u, '');
}

/** Cuts a text to at most `maxLength` code units. A text that was cut also gets an ellipsis, which is not counted. */
export function shortenedTo(maxLength: number, text: string): string {
  return text.length <= maxLength ? text : `${cutTo(maxLength, text)}…`;
}

/**
 * Cuts a long text after the last word that fits, and adds an ellipsis. The result has at most `maxLength` code units,
 * ellipsis included.
 */
export function shortenedAtWord(maxLength: number, text: string): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(' ', maxLength - 1);
  return `${end > 0 ? text.slice(0, end) : cutTo(maxLength - 1, text)}…`;
}

/** For a text that a visitor has typed or pasted. */
export function shortened(text: string): string {
  return shortenedTo(100, text);
}

/** For an id from a link or a file, which may have any length. */
export function shortenedId(id: string): string {
  return shortenedTo(20, id);
}
