import type { Offer } from '#app/product/model/product.ts';
import { MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import { type Cart, EMPTY_CART, findLine, type LineItem, lineItem } from './cart.ts';

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

/**
 * Adds quantities to the cart, up to the cap of each product. Existing lines of these products also get the offer's current
 * data. If nothing can be added, the cart stays as it is.
 */
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
    const quantity = line.quantity - quantityIn(cart, line);
    return quantity < MIN_QUANTITY ? [] : [lineItem(line, quantity)];
  });
  const result = { added, capped: [...capped.values()], soldOut: [...soldOut.values()] };
  return { next: added.length === 0 ? cart : { items: [...lines.values()] }, ...result };
}

/** Adds quantities to an empty cart, in place of the current one. */
export function replaceLines(wanted: readonly WantedLine[]): AddedLines {
  return addLines(EMPTY_CART, wanted);
}

/**
 * Undoes `addLines` and `replaceLines`. What was added or removed afterwards stays added or removed.
 * @param before the cart before the change
 * @param after the cart after the change
 */
export function undoAddedLines(cart: Cart, before: Cart, after: Cart): { readonly next: Cart } {
  // In the order of `before`. A line that the cart still has keeps its current data.
  const lines = new Map([...before.items, ...cart.items].map((line) => [line.id, line]));
  const items = [...lines.values()].flatMap((line) => {
    const current = quantityIn(cart, line);
    const earlier = quantityIn(before, line);
    // Units removed afterwards count as some of the added ones, so that the undo does not remove them a second time.
    const restored = Math.max(current - quantityIn(after, line) + earlier, Math.min(current, earlier));
    const quantity = Math.min(restored, quantityCap(line));
    return quantity < MIN_QUANTITY ? [] : [lineItem(line, quantity)];
  });
  return { next: { items } };
}

function quantityIn(cart: Cart, { id }: LineItem): number {
  return findLine(cart, id)?.quantity ?? 0;
}
