import { toDollars } from '#app/domain/money.ts';
import { quantityCap, MIN_QUANTITY } from '#app/domain/quantity.ts';
import { type Cart, subtotal, totalItems } from './cart.ts';
import { type LineItem, lineItem } from './line-item.ts';
import { readSavedOffer, type SavedOffer, writeSavedOffer } from './saved-offer.ts';
import { type Fields, readUniqueItems, readSavedItems } from './saved-value.ts';

/** The cart as it is stored, in dollars. */
export type SavedCart = {
  readonly items: readonly SavedLine[];
  readonly totalItems: number;
  readonly totalPrice: number;
};

type SavedLine = SavedOffer & { readonly quantity: number };

export type SavedCartReading =
  /** `capped`: lines, as they are now, that said more than their cap. */
  | { readonly kind: 'cart'; readonly cart: Cart; readonly capped: readonly LineItem[] }
  | { readonly kind: 'invalid'; readonly why: string };

export function writeSavedCart(cart: Cart): SavedCart {
  return {
    items: cart.items.map(writeLine),
    totalItems: totalItems(cart),
    totalPrice: toDollars(subtotal(cart)),
  };
}

/** Never trusts the totals, and of two lines for the same product keeps the first. */
export function readSavedCart(text: string): SavedCartReading {
  const reading = readSavedItems(text, ['items', 'totalItems', 'totalPrice']);
  if (reading.kind === 'invalid') return reading;

  const capped: LineItem[] = [];
  const items = readUniqueItems(reading.items, (saved) => {
    const line = readLine(saved);
    if (line && Number(saved['quantity']) >= line.quantity + 1) capped.push(line);
    return line;
  });
  return { kind: 'cart', cart: { items }, capped: capped.filter((line) => items.includes(line)) };
}

function writeLine(line: LineItem): SavedLine {
  return { ...writeSavedOffer(line), quantity: line.quantity };
}

/** Drops a line without a quantity above 0; a fraction is rounded down to at least 1, too many to the cap. */
function readLine(saved: Fields): LineItem | undefined {
  const offer = readSavedOffer(saved);
  const quantity = saved['quantity'];
  if (!offer || typeof quantity !== 'number' || !(quantity > 0)) return undefined;
  const cap = quantityCap(offer);
  if (cap < MIN_QUANTITY) return undefined;
  return lineItem(offer, Math.min(Math.max(Math.floor(quantity), MIN_QUANTITY), cap));
}
