import type { Offer } from '#app/domain/product/product.ts';
import { MIN_QUANTITY, quantityCap } from '#app/domain/quantity.ts';
import { type Cart, findLine, removeLines, restoreLines, subtractOrder } from './cart.ts';
import { type LineItem, lineItem } from './line-item.ts';

/** A product that is to be added with a quantity above 0. */
export type WantedLine = { readonly offer: Offer; readonly quantity: number };

export type AddedLines = {
  readonly next: Cart;
  /** The units that have been added, one line for each product. */
  readonly added: readonly LineItem[];
  /** The lines of `next` for which the cap did not allow the wanted quantity. */
  readonly capped: readonly LineItem[];
  readonly soldOut: readonly Offer[];
};

/** Adds quantities to the cart, up to the cap of each product. Existing lines also get the offer's current data. */
export function addLines(cart: Cart, wanted: readonly WantedLine[]): AddedLines {
  const lines = new Map(cart.items.map((line) => [line.id, line]));
  const capped = new Map<string, LineItem>();
  const soldOut = new Map<string, Offer>();
  for (const { offer, quantity } of wanted) {
    const cap = quantityCap(offer);
    if (cap < MIN_QUANTITY) {
      soldOut.set(offer.id, offer);
      continue;
    }
    const sum = (lines.get(offer.id)?.quantity ?? 0) + quantity;
    const line = lineItem(offer, Math.min(sum, cap));
    lines.set(offer.id, line);
    if (sum > cap) capped.set(offer.id, line);
  }
  const added = [...lines.values()].flatMap((line) => {
    const quantity = line.quantity - (findLine(cart, line.id)?.quantity ?? 0);
    return quantity < MIN_QUANTITY ? [] : [lineItem(line, quantity)];
  });
  const result = { added, capped: [...capped.values()], soldOut: [...soldOut.values()] };
  return { next: added.length === 0 ? cart : { items: [...lines.values()] }, ...result };
}

/** Removes all lines and then adds the quantities as `addLines` does. */
export function replaceLines(cart: Cart, wanted: readonly WantedLine[]): AddedLines {
  const empty = removeLines(
    cart,
    cart.items.map(({ id }) => id),
  ).next;
  return addLines(empty, wanted);
}

/**
 * Undoes `addLines` and `replaceLines`. What was added to the cart afterwards stays.
 * @param before the cart before the change
 */
export function undoAddedLines(
  cart: Cart,
  added: readonly LineItem[],
  before: Cart,
): { readonly next: Cart } {
  // `restoreLines` skips the lines that the cart still has.
  const lines = before.items.map((line, index) => ({ line, index }));
  return restoreLines(subtractOrder(cart, added).next, lines);
}
