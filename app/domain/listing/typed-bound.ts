export type TypedBound =
  | { readonly kind: 'whole'; readonly value: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-whole' };

/**
 * What a price field holds: `'250'` → 250, `'-5'` → -5 (clamped later), `'12.5'`, `'1,000'` and `'1e3'` → not whole:
 * in one country a comma groups, in the next it is the decimal sign. Full-width digits count as digits.
 */
export function readTypedBound(text: string): TypedBound {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') return { kind: 'empty' };
  if (!/^[+-]?\d+$/.test(typed)) return { kind: 'not-whole' };
  const { MAX_SAFE_INTEGER: limit } = Number;
  // Beyond the limit numbers are no longer exact, and would be written with an exponent.
  return { kind: 'whole', value: Math.min(Math.max(Number(typed), -limit), limit) + 0 };
}
