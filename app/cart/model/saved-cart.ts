import { toDollars } from '#app/lib/money.ts';
import { MIN_QUANTITY, quantityCap } from '#app/lib/quantity.ts';
import { type Cart, type LineItem, lineItem, subtotal, totalItems } from './cart.ts';
import { readSavedOffer, type SavedOffer, toSavedOffer } from '#app/offer/model/offer.ts';
import { type Invalid, type JsonObject, readSavedItems, readUniqueItems } from '#app/lib/saved-value.ts';

/** A line of a stored cart or list. Amounts are in dollars. */
export type SavedLine = SavedOffer & { readonly quantity: number };

/** The stored cart. Amounts are in dollars. */
type SavedCart = {
  readonly items: readonly SavedLine[];
  readonly totalItems: number;
  readonly totalPrice: number;
};

export type ReadCart =
  | {
      readonly kind: 'valid';
      readonly value: Cart;
      /** The lines whose stored quantity was above the cap and has been lowered to it. */
      readonly capped: readonly LineItem[];
    }
  | Invalid;

export function serializeCart(cart: Cart): string {
  const saved: SavedCart = {
    items: cart.items.map(toSavedLine),
    totalItems: totalItems(cart),
    totalPrice: toDollars(subtotal(cart)),
  };
  return JSON.stringify(saved);
}

export function toSavedLine(line: LineItem): SavedLine {
  return { ...toSavedOffer(line), quantity: line.quantity };
}

/** Corrects or drops inconsistent lines. Ignores the stored totals. */
export function readSavedCart(text: string): ReadCart {
  const saved = readSavedItems(text, { alsoRequired: ['totalItems', 'totalPrice'] });
  if (saved.kind === 'invalid') return saved;
  const lines = readUniqueItems(saved.items, readLine);
  return {
    kind: 'valid',
    value: { items: lines.map(capQuantity) },
    capped: lines.filter((line) => line.quantity > quantityCap(line)).map(capQuantity),
  };
}

/** Rounds the quantity down, but not below 1. Returns undefined for a line that cannot be bought. */
function readLine(saved: JsonObject): LineItem | undefined {
  const offer = readSavedOffer(saved);
  const quantity = saved['quantity'];
  if (!offer || typeof quantity !== 'number' || !(quantity > 0)) return undefined;
  if (quantityCap(offer) < MIN_QUANTITY) return undefined;
  return lineItem(offer, Math.max(Math.floor(quantity), MIN_QUANTITY));
}

function capQuantity(line: LineItem): LineItem {
  return lineItem(line, Math.min(line.quantity, quantityCap(line)));
}
