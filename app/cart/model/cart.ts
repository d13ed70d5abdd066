import { type Cents, percentOf } from '#app/lib/money.ts';
import { isOffer, type Offer } from '#app/product/model/product.ts';
import { isCount, isRecord } from '#app/lib/type-guards.ts';
import { MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import { pickOffer, refreshItems } from '#app/offer/model/offer.ts';

export type LineItem = Offer & { readonly quantity: number };

export function lineItem(product: Offer, quantity: number): LineItem {
  return { ...pickOffer(product), quantity };
}

/** Checks a value from outside. */
export function isLineItem(value: unknown): value is LineItem {
  return isRecord(value) && isCount(value['quantity'], MIN_QUANTITY) && isOffer(value);
}

export function lineTotal(line: Pick<LineItem, 'price' | 'quantity'>): Cents {
  return line.price * line.quantity;
}

/** By specification, every order is charged the same, although the policy page names a threshold for free shipping. */
export const FLAT_SHIPPING: Cents = 4999;
export const TAX_PERCENT = 18;

export type OrderSummary = {
  readonly subtotal: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly total: Cents;
};

/** The percentage of the tax; undefined if a back end charges another tax than the shop's own. */
export function taxPercentOf({ subtotal, tax }: OrderSummary): number | undefined {
  return tax === percentOf(TAX_PERCENT, subtotal) ? TAX_PERCENT : undefined;
}

export function orderSummary(subtotal: Cents): OrderSummary {
  const shipping = subtotal > 0 ? FLAT_SHIPPING : 0;
  const tax = percentOf(TAX_PERCENT, subtotal);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}

/** One line per product, with a quantity from 1 to the product's cap. Totals are computed, never stored. */
export type Cart = { readonly items: readonly LineItem[] };

/** A removed line and the index it had, so that the removal can be undone. */
export type RemovedLine = { readonly line: LineItem; readonly index: number };

export const EMPTY_CART: Cart = { items: [] };

/** The number of units in the cart. */
export function totalItems(cart: Cart): number {
  return cart.items.reduce((sum, line) => sum + line.quantity, 0);
}

export function subtotal(cart: Cart): Cents {
  return cart.items.reduce((sum, line) => sum + lineTotal(line), 0);
}

export function findLine(cart: Cart, id: string): LineItem | undefined {
  return cart.items.find((line) => line.id === id);
}

export type AddedProduct = {
  readonly next: Cart;
  readonly outcome: 'added' | 'capped' | 'sold-out';
};

// The functions below do not change their arguments. They return the cart after the change as `next`.

/** Adds one unit. An existing line also gets the offer's current price, title and stock. */
export function addProduct(cart: Cart, offer: Offer): AddedProduct {
  const cap = quantityCap(offer);
  if (cap < MIN_QUANTITY) return { next: cart, outcome: 'sold-out' };
  const existing = findLine(cart, offer.id);
  const quantity = existing ? existing.quantity + 1 : MIN_QUANTITY;
  const line = lineItem(offer, Math.min(quantity, cap));
  return {
    next: existing ? replaceLine(cart, line) : { items: [...cart.items, line] },
    outcome: quantity > cap ? 'capped' : 'added',
  };
}

/** With a quantity of 1, adds one unit. With a larger quantity, sets the line to that quantity, whatever it was before. */
export function addProductWithQuantity(cart: Cart, offer: Offer, quantity: number): AddedProduct {
  const added = addProduct(cart, offer);
  if (added.outcome === 'sold-out' || quantity === MIN_QUANTITY) return added;
  const { next, outcome } = setLineQuantity(added.next, offer.id, quantity);
  return { next, outcome: outcome === 'capped' ? 'capped' : 'added' };
}

/** Adds one unit of each product that is in stock and not yet in the cart. */
export function addMissingProducts(
  cart: Cart,
  offers: readonly Offer[],
): { readonly next: Cart; readonly added: readonly LineItem[] } {
  const added = offers
    .filter((offer) => quantityCap(offer) >= MIN_QUANTITY && !findLine(cart, offer.id))
    .map((offer) => lineItem(offer, MIN_QUANTITY));
  return { next: added.length === 0 ? cart : { items: [...cart.items, ...added] }, added };
}

/** Ignores quantities that are not an integer above 0. */
export function setLineQuantity(
  cart: Cart,
  id: string,
  quantity: number,
): { readonly next: Cart; readonly outcome: 'set' | 'capped' | 'unchanged' } {
  const line = findLine(cart, id);
  const isValid = Number.isInteger(quantity) && quantity >= MIN_QUANTITY;
  if (!line || !isValid || quantity === line.quantity) return { next: cart, outcome: 'unchanged' };
  const cap = quantityCap(line);
  return {
    next: replaceLine(cart, lineItem(line, Math.min(quantity, cap))),
    outcome: quantity > cap ? 'capped' : 'set',
  };
}

export function removeLines(
  cart: Cart,
  ids: readonly string[],
): { readonly next: Cart; readonly removed: readonly RemovedLine[] } {
  const removed = cart.items.flatMap((line, index) => (ids.includes(line.id) ? [{ line, index }] : []));
  if (removed.length === 0) return { next: cart, removed };
  return { next: { items: cart.items.filter((line) => !ids.includes(line.id)) }, removed };
}

/** Puts removed lines back at their index, except for products that are in the cart again. */
export function restoreLines(cart: Cart, removed: readonly RemovedLine[]): { readonly next: Cart } {
  const missing = removed
    .filter(({ line }) => !findLine(cart, line.id))
    .toSorted((a, b) => a.index - b.index);
  if (missing.length === 0) return { next: cart };
  const items = [...cart.items];
  for (const { line, index } of missing) items.splice(index, 0, line);
  return { next: { items } };
}

/** Subtracts the quantities of lines that were ordered, or whose addition is undone. What was added later stays in the cart. */
export function subtractLines(cart: Cart, subtracted: readonly LineItem[]): { readonly next: Cart } {
  const items = cart.items.flatMap((line) => {
    const subtractedQuantity = subtracted.find(({ id }) => id === line.id)?.quantity ?? 0;
    const quantity = line.quantity - subtractedQuantity;
    return quantity < MIN_QUANTITY ? [] : [lineItem(line, quantity)];
  });
  return { next: { items } };
}

function replaceLine(cart: Cart, line: LineItem): Cart {
  return { items: cart.items.map((other) => (other.id === line.id ? line : other)) };
}

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
