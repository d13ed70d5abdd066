const MAX_SHOWN_LENGTH = 100;

/** The beginning of what a visitor may have pasted. Cuts no character in half. */
export function shortened(text: string): string {
  if (text.length <= MAX_SHOWN_LENGTH) return text;
  return `${text.slice(0, MAX_SHOWN_LENGTH).replace(/\p{Surrogate}$/u, '')}…`;
}
