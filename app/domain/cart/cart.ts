import type { Cents } from '#app/domain/money.ts';
import type { Offer } from '#app/domain/product/product.ts';
import { quantityCap, MIN_QUANTITY } from '#app/domain/quantity.ts';
import { type LineItem, lineItem, lineTotal } from './line-item.ts';

/** Lines with unique ids, each in a quantity from 1 to its product's cap. Totals are derived, never kept. */
export type Cart = { readonly items: readonly LineItem[] };

/** A line that was taken out, and where it stood: enough to undo that. */
export type RemovedLine = { readonly line: LineItem; readonly index: number };

/** What became of a wish to change the cart, so that a notice can say it. */
export type CartOutcome =
  /** `quantity` is what the line holds now. */
  | { readonly kind: 'added'; readonly quantity: number }
  | { readonly kind: 'updated'; readonly quantity: number }
  /** More than `cap` was asked for; the line now holds `cap`. */
  | { readonly kind: 'capped'; readonly cap: number }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'removed'; readonly lines: readonly RemovedLine[] }
  | { readonly kind: 'restored'; readonly lines: readonly LineItem[] }
  | { readonly kind: 'filled'; readonly lines: readonly LineItem[] }
  | { readonly kind: 'unchanged' };

export type CartChange = { readonly cart: Cart; readonly outcome: CartOutcome };

export const EMPTY_CART: Cart = { items: [] };

export function totalItems(cart: Cart): number {
  return cart.items.reduce((sum, line) => sum + line.quantity, 0);
}

export function subtotal(cart: Cart): Cents {
  return cart.items.reduce((sum, line) => sum + lineTotal(line), 0);
}

export function findLine(cart: Cart, id: string): LineItem | undefined {
  return cart.items.find((line) => line.id === id);
}

/**
 * With a quantity of 1 a line already there is raised by 1; a larger one, chosen on the product page, becomes
 * the line's quantity. A line already there takes over the offer's present price, title and stock.
 */
export function addProduct(cart: Cart, offer: Offer, quantity: number = MIN_QUANTITY): CartChange {
  if (!isQuantity(quantity)) return unchanged(cart);
  const cap = quantityCap(offer);
  if (cap < MIN_QUANTITY) return { cart, outcome: { kind: 'sold-out' } };

  const present = findLine(cart, offer.id);
  const wanted = quantity > MIN_QUANTITY ? quantity : (present?.quantity ?? 0) + MIN_QUANTITY;
  const line = lineItem(offer, Math.min(wanted, cap));
  return {
    cart: present ? replaceLine(cart, line) : { items: [...cart.items, line] },
    outcome: wanted > cap ? { kind: 'capped', cap } : { kind: 'added', quantity: wanted },
  };
}

/** One of each that can be sold and is not there yet: a second time changes nothing. */
export function addMissingProducts(cart: Cart, offers: readonly Offer[]): CartChange {
  const lines = offers
    .filter((offer) => quantityCap(offer) >= MIN_QUANTITY && !findLine(cart, offer.id))
    .map((offer) => lineItem(offer, MIN_QUANTITY));
  if (lines.length === 0) return unchanged(cart);
  return { cart: { items: [...cart.items, ...lines] }, outcome: { kind: 'filled', lines } };
}

export function setLineQuantity(cart: Cart, id: string, quantity: number): CartChange {
  const line = findLine(cart, id);
  if (!line || !isQuantity(quantity) || quantity === line.quantity) return unchanged(cart);
  const cap = quantityCap(line);
  return {
    cart: replaceLine(cart, lineItem(line, Math.min(quantity, cap))),
    outcome: quantity > cap ? { kind: 'capped', cap } : { kind: 'updated', quantity },
  };
}

export function removeLines(cart: Cart, ids: readonly string[]): CartChange {
  const lines = cart.items.flatMap((line, index) => (ids.includes(line.id) ? [{ line, index }] : []));
  if (lines.length === 0) return unchanged(cart);
  return {
    cart: { items: cart.items.filter((line) => !ids.includes(line.id)) },
    outcome: { kind: 'removed', lines },
  };
}

export function removeAllLines(cart: Cart): CartChange {
  return removeLines(
    cart,
    cart.items.map((line) => line.id),
  );
}

/** Puts removed lines back where they stood; a product that was added again meanwhile stays as it is. */
export function restoreLines(cart: Cart, removed: readonly RemovedLine[]): CartChange {
  const lines: LineItem[] = [];
  let items = cart.items;
  for (const { line, index } of removed.toSorted((one, other) => one.index - other.index)) {
    if (items.some((present) => present.id === line.id)) continue;
    items = items.toSpliced(index, 0, line);
    lines.push(line);
  }
  return lines.length === 0 ? unchanged(cart) : { cart: { items }, outcome: { kind: 'restored', lines } };
}

function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= MIN_QUANTITY;
}

function replaceLine(cart: Cart, next: LineItem): Cart {
  return { items: cart.items.map((line) => (line.id === next.id ? next : line)) };
}

function unchanged(cart: Cart): CartChange {
  return { cart, outcome: { kind: 'unchanged' } };
}
