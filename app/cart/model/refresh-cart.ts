import type { Cents } from '#app/lib/money.ts';
import type { Offer } from '#app/product/model/product.ts';
import { MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import type { Cart } from './cart.ts';
import { lineItem } from './line-item.ts';
import { refreshItems } from '#app/offer/model/offer.ts';

/** A change that the visitor must be told about. `app/cart/texts.ts` has the sentence for each. */
export type CartRefreshChange =
  | { readonly kind: 'sold-out'; readonly title: string }
  | { readonly kind: 'quantity-lowered'; readonly title: string; readonly quantity: number }
  | { readonly kind: 'price-changed'; readonly title: string; readonly from: Cents; readonly to: Cents };

/**
 * Brings the lines of a stored cart up to date with current offers, keyed by id. Removes sold-out products and lowers
 * quantities to the cap. Lines without an offer stay unchanged, and so does a cart that is up to date.
 */
export function refreshCart(
  cart: Cart,
  offers: ReadonlyMap<string, Offer>,
): { readonly next: Cart; readonly changes: readonly CartRefreshChange[] } {
  const changes: CartRefreshChange[] = [];
  const items = refreshItems(cart.items, (line) => {
    const offer = offers.get(line.id);
    if (!offer) return line;
    const { title } = offer;
    const cap = quantityCap(offer);
    if (cap < MIN_QUANTITY) {
      changes.push({ kind: 'sold-out', title });
      return undefined;
    }
    const refreshed = lineItem(offer, Math.min(line.quantity, cap));
    if (refreshed.quantity < line.quantity) {
      changes.push({ kind: 'quantity-lowered', title, quantity: refreshed.quantity });
    }
    if (refreshed.price !== line.price) {
      changes.push({ kind: 'price-changed', title, from: line.price, to: refreshed.price });
    }
    return refreshed;
  });
  return { next: items === cart.items ? cart : { items }, changes };
}
