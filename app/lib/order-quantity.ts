import { parseQuantity } from './quantity.ts';

/** Why a text is not a quantity. `app/quick-order/texts.ts` has the sentence for each. */
export type QuantityProblem =
  | 'missing'
  | 'zero'
  | 'negative'
  | 'fraction'
  | 'separators'
  | 'position'
  | 'not-digits';

export type ReadQuantity =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'problem'; readonly reason: QuantityProblem };

/** Longer texts are not quantities. The patterns below would be slow with them. */
const MAX_LENGTH = 40;

/** What may stand beside the number: `4 pcs`, `Qty: 4`, `each 4`. English, German, French, Spanish, Italian and Turkish. */
const WORD = String.raw`(?:qtt?y|quantit(?:y|ies|é|à)|menge|anzahl|stückzahl|qté|cantidad|miktar|adet|adedi|tane|pcs?|pieces?|ea|each|units?|st(?:ü|u\u0308?)cke?|stk|unidades|uds?|pezzi|pz)\.?`;
const NUMBER = String.raw`[-−–+]?\d(?:[\d.,]*\d)?(?:e\+?\d+)?`;
/** The letter stands for “times” only beside the number, or between spaces: `4 XPR` is no `4 x PR`. */
const TIMES = String.raw`(?:x|\s*[×*]|\s+x(?=\s|$))`;
const LABEL = String.raw`(?:${WORD}\s*[:=]?\s*)?(?:[x×*]\s*)?`;

/** Patterns of quantities within a line, without groups: `x 4`, `4 pcs`, `Qty: 4`; `4x`, `4 pcs x`; `(4)`, `[x4]`. */
export const AMOUNT = String.raw`${LABEL}${NUMBER}(?:\s*${WORD})?`;
export const AMOUNT_TIMES = String.raw`${NUMBER}(?:\s*${WORD})?${TIMES}`;
export const BRACKETED = String.raw`(?:\(\s*(?:${AMOUNT_TIMES}|${AMOUNT})\s*\)|\[\s*(?:${AMOUNT_TIMES}|${AMOUNT})\s*\])`;

/** Made on first use: most pages read no quantities. */
let wholeAmount: RegExp | undefined;

/** The number of `3`, `3x`, `× 3`, `3 pcs`, `qty: 3` and `(3)`, as it is written. Undefined for every other text. */
function numberIn(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  wholeAmount ??= new RegExp(`^(?:${AMOUNT_TIMES}|${AMOUNT}|${BRACKETED})$`, 'iu');
  return wholeAmount.test(text) ? /[-−–+]?\d(?:[\d.,]*\d)?(?:e\+?\d+)?/i.exec(text)?.[0] : undefined;
}

/** Reads what `numberIn` does, and `3.00`, as spreadsheets write it. */
export function readOrderQuantity(text: string): ReadQuantity {
  const trimmed = text.trim();
  if (trimmed === '') return problem('missing');
  const number = numberIn(trimmed) ?? trimmed;
  if (number.length > MAX_LENGTH) return problem('not-digits');
  if (/^[-−–]\s*\d/.test(number)) return problem('negative');
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(number)) return problem('separators');
  const quantity = parseQuantity(number.replace(/^\+|[.,]0{1,2}$/g, ''));
  if (quantity !== undefined) return { kind: 'quantity', quantity };
  if (/^\+?0+(?:[.,]0+)?$/.test(number)) return problem('zero');
  if (/^\d+[.)]$/.test(number)) return problem('position');
  return problem(/^\d*[.,]\d+$/.test(number) ? 'fraction' : 'not-digits');
}

/** Whether a cell is more likely a quantity or a price than a product code. */
export function looksLikeNumber(text: string): boolean {
  return numberIn(text.trim().replace(/^([-−–+]?)[$€₺]\s*/, '$1')) !== undefined;
}

function problem(reason: QuantityProblem): ReadQuantity {
  return { kind: 'problem', reason };
}
