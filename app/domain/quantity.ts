import type { Offer } from '#app/domain/product/product.ts';
import * as texts from '#app/texts/cart.ts';

export const MIN_QUANTITY = 1;
/** The most pieces in one cart line where the product names no maximum. */
export const DEFAULT_MAX_QUANTITY = 10;

/** The most pieces of a product that a cart may hold; 0 when it cannot be sold. */
export function quantityCap(offer: Pick<Offer, 'maxQuantity' | 'availableQuantity' | 'soldOut'>): number {
  if (offer.soldOut) return 0;
  return Math.min(
    offer.maxQuantity ?? DEFAULT_MAX_QUANTITY,
    offer.availableQuantity ?? Number.POSITIVE_INFINITY,
  );
}

/** A typed quantity, an integer above 0: `' 3 '` → `3`; `'1.5'`, `'0'`, `'1e2'`, `''` → undefined. */
export function parseQuantity(text: string): number | undefined {
  const digits = text.trim();
  if (!/^[0-9]+$/.test(digits)) return undefined;
  // Endless digits are still a wish for "very many", which the cap answers.
  const quantity = Math.min(Number(digits), Number.MAX_SAFE_INTEGER);
  return quantity >= MIN_QUANTITY ? quantity : undefined;
}

/** Why a cart can hold no more of a product: the stock, or the shop's limit for one order. */
export function capNote(offer: Pick<Offer, 'maxQuantity' | 'availableQuantity' | 'soldOut'>): string {
  const cap = quantityCap(offer);
  if (cap === 0) return texts.capSoldOut;
  return cap === offer.availableQuantity ? texts.capByStock(cap) : texts.capByOrder(cap);
}
