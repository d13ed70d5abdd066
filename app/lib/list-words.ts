/** `a, b and c`. `Intl.ListFormat` is not for shopping pages: see `format-number.ts`. */
export function listWords(words: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${conjunction} ${last}` : last;
}
