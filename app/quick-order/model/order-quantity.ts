import { parseQuantity } from '#app/lib/quantity.ts';

/** Why a text is not a quantity. `app/quick-order/texts.ts` has the sentence for each. */
export type QuantityProblem = 'missing' | 'zero' | 'negative' | 'fraction' | 'separators' | 'not-digits';

export type ReadQuantity =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'problem'; readonly reason: QuantityProblem };

/** Longer texts are not quantities. The pattern below would be slow with them. */
const MAX_LENGTH = 40;

const UNIT = /^[x×*]\s*|\s*(?:[x×*]|pcs\.?|pc\.?|pieces?|ea\.?|each|units?|qty|adet|stk\.?)$/giu;

/** Reads `3`, `3x`, `× 3`, `3 pcs` and, as spreadsheets write it, `3.00`. */
export function readOrderQuantity(text: string): ReadQuantity {
  if (text.trim().length > MAX_LENGTH) return problem('not-digits');
  const number = text.trim().replace(UNIT, '').trim();
  if (number === '') return problem('missing');
  if (/^[-−–]\s*\d/.test(number)) return problem('negative');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(number)) return problem('separators');
  const quantity = parseQuantity(number.replace(/^\+|[.,]0{1,2}$/g, ''));
  if (quantity !== undefined) return { kind: 'quantity', quantity };
  if (/^\+?0+(?:[.,]0+)?$/.test(number)) return problem('zero');
  return problem(/^\d*[.,]\d+$/.test(number) ? 'fraction' : 'not-digits');
}

/** Whether a cell is more likely a quantity or a price than a product code. */
export function looksLikeNumber(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return false;
  return /^[-−–+$€₺]?\s*\d[\d.,]*(?:e\+?\d+)?$/i.test(trimmed.replace(UNIT, '').trim());
}

function problem(reason: QuantityProblem): ReadQuantity {
  return { kind: 'problem', reason };
}
