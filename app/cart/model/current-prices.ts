import type { Cents } from '#app/lib/money.ts';
import { MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import { type Cart, type CartRefreshChange, lineItem, type OrderSummary } from './cart.ts';
import { refreshItems } from '#app/offer/model/offer.ts';

/** The current offer of a product, from the back end. */
export type CurrentPrice = {
  readonly productId: string;
  /** Null if the product is no longer sold. */
  readonly price: Cents | null;
  /** The units that can be ordered. */
  readonly available: number;
};

/** The totals are those of the lines that were asked for. */
export type CurrentPrices = OrderSummary & { readonly lines: readonly CurrentPrice[] };

export type PriceChange = CartRefreshChange | { readonly kind: 'withdrawn'; readonly title: string };

/**
 * Brings the lines of a cart up to date with what a back end says now. Removes products that are sold out or no longer sold,
 * and lowers quantities to what can be ordered. Lines that the back end does not mention stay unchanged,
 * and so does a cart that is up to date.
 */
export function applyCurrentPrices(
  cart: Cart,
  current: readonly CurrentPrice[],
): { readonly next: Cart; readonly changes: readonly PriceChange[] } {
  const prices = new Map(current.map((line) => [line.productId, line]));
  const changes: PriceChange[] = [];
  const items = refreshItems(cart.items, (line) => {
    const now = prices.get(line.id);
    if (!now) return line;
    const { originalPrice, ...rest } = line;
    const { title } = line;
    if (now.price === null) {
      changes.push({ kind: 'withdrawn', title });
      return undefined;
    }
    const offer = {
      ...rest,
      ...(originalPrice !== undefined && originalPrice > now.price && { originalPrice }),
      price: now.price,
      soldOut: now.available < MIN_QUANTITY,
      availableQuantity: now.available,
    };
    const cap = quantityCap(offer);
    if (cap < MIN_QUANTITY) {
      changes.push({ kind: 'sold-out', title });
      return undefined;
    }
    const updated = lineItem(offer, Math.min(line.quantity, cap));
    if (updated.quantity < line.quantity)
      changes.push({ kind: 'quantity-lowered', title, quantity: updated.quantity });
    if (updated.price !== line.price)
      changes.push({ kind: 'price-changed', title, from: line.price, to: updated.price });
    return updated;
  });
  return { next: items === cart.items ? cart : { items }, changes };
}
