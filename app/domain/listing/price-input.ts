export type PriceInput =
  | { readonly kind: 'whole'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-whole' };

/**
 * Parses the text of a price field: `'250'` → 250, `'-5'` → -5; `'12.5'`, `'1,000'` and `'1e3'` are not whole numbers.
 * A comma is rejected because it groups thousands in some countries and is the decimal sign in others. Full-width
 * digits are accepted.
 */
export function parsePriceInput(text: string): PriceInput {
  const input = text.normalize('NFKC').trim();
  if (input === '') return { kind: 'empty' };
  if (!/^[+-]?\d+$/.test(input)) return { kind: 'not-whole' };
  const { MAX_SAFE_INTEGER } = Number;
  const value = Math.min(Math.max(Number(input), -MAX_SAFE_INTEGER), MAX_SAFE_INTEGER);
  // Adding 0 turns -0 into 0.
  return { kind: 'whole', value: value + 0 };
}
