import type { Cents } from '#app/domain/money.ts';
import { MIN_QUANTITY, quantityCap } from '#app/domain/quantity.ts';
import type { Cart } from './cart.ts';
import { type LineItem, lineItem } from './line-item.ts';
import type { OrderSummary } from './order-summary.ts';
import type { CartRefreshChange } from './refresh-cart.ts';

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
  const items: LineItem[] = [];
  const changes: PriceChange[] = [];
  for (const line of cart.items) {
    const now = prices.get(line.id);
    if (!now) {
      items.push(line);
      continue;
    }
    const { originalPrice, ...rest } = line;
    const { title } = line;
    if (isUpToDate(line, now)) {
      items.push(line);
      continue;
    }
    if (now.price === null) {
      changes.push({ kind: 'withdrawn', title });
      continue;
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
      continue;
    }
    const updated = lineItem(offer, Math.min(line.quantity, cap));
    items.push(updated);
    if (updated.quantity < line.quantity)
      changes.push({ kind: 'quantity-lowered', title, quantity: updated.quantity });
    if (updated.price !== line.price)
      changes.push({ kind: 'price-changed', title, from: line.price, to: updated.price });
  }
  const isUnchanged =
    items.length === cart.items.length && items.every((line, index) => line === cart.items[index]);
  return { next: isUnchanged ? cart : { items }, changes };
}

function isUpToDate(line: LineItem, { price, available }: CurrentPrice): boolean {
  return (
    line.price === price &&
    line.availableQuantity === available &&
    !line.soldOut &&
    line.quantity <= quantityCap(line)
  );
}
