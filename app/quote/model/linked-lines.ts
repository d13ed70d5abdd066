import type { LinkedItem } from '#app/cart/model/cart-link.ts';
import { type LineItem, lineItem } from '#app/cart/model/cart.ts';
import type { Offer } from '#app/product/model/product.ts';
import { MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';

/** How the quote differs from what its link asks for. `app/quote/texts.ts` has the sentence for each. */
export type LinkedProblem =
  | { readonly kind: 'unknown'; readonly id: string }
  | { readonly kind: 'sold-out'; readonly title: string }
  | { readonly kind: 'quantity-lowered'; readonly title: string; readonly quantity: number };

/**
 * Cart lines, with current prices, for the products that a link asks for. Quantities above the cap are lowered to it;
 * unknown and sold-out products are left out.
 */
export function linkedLines(
  items: readonly LinkedItem[],
  offers: ReadonlyMap<string, Offer>,
): { readonly lines: readonly LineItem[]; readonly problems: readonly LinkedProblem[] } {
  const lines: LineItem[] = [];
  const problems: LinkedProblem[] = [];
  for (const { id, quantity } of items) {
    const offer = offers.get(id);
    if (!offer) {
      problems.push({ kind: 'unknown', id });
      continue;
    }
    const { title } = offer;
    const cap = quantityCap(offer);
    if (cap < MIN_QUANTITY) {
      problems.push({ kind: 'sold-out', title });
      continue;
    }
    if (quantity > cap) problems.push({ kind: 'quantity-lowered', title, quantity: cap });
    lines.push(lineItem(offer, Math.min(quantity, cap)));
  }
  return { lines, problems };
}
