import { type Cents, formatMoney } from '#app/domain/money.ts';
import type { Offer } from '#app/domain/product/product.ts';
import { quantityCap, MIN_QUANTITY } from '#app/domain/quantity.ts';
import * as texts from '#app/texts/cart.ts';
import type { Cart } from './cart.ts';
import { type LineItem, lineItem } from './line-item.ts';

/** What a shopper should know about a cart that was kept while the catalogue went on. */
export type CartRefreshChange =
  | { readonly kind: 'sold-out'; readonly title: string }
  | { readonly kind: 'lowered'; readonly title: string; readonly quantity: number }
  | { readonly kind: 'repriced'; readonly title: string; readonly from: Cents; readonly to: Cents };

export type CartRefresh = { readonly cart: Cart; readonly changes: readonly CartRefreshChange[] };

/** Lines take over their product's present offer; a line whose product is unknown stays as it is. */
export function refreshCart(cart: Cart, offers: ReadonlyMap<string, Offer>): CartRefresh {
  const items: LineItem[] = [];
  const changes: CartRefreshChange[] = [];
  for (const line of cart.items) {
    const offer = offers.get(line.id);
    const fresh = offer ? refreshLine(line, offer) : line;
    if (fresh) items.push(fresh);
    if (offer) changes.push(...changesOf(line, fresh, offer.title));
  }
  return { cart: { items }, changes };
}

export function describeChange(change: CartRefreshChange): string {
  const { kind, title } = change;
  if (kind === 'sold-out') return texts.soldOutMeanwhile(title);
  if (kind === 'lowered') return texts.quantityLowered(title, change.quantity);
  return texts.priceChanged(title, formatMoney(change.from), formatMoney(change.to));
}

function refreshLine(line: LineItem, offer: Offer): LineItem | undefined {
  const cap = quantityCap(offer);
  return cap < MIN_QUANTITY ? undefined : lineItem(offer, Math.min(line.quantity, cap));
}

function changesOf(before: LineItem, after: LineItem | undefined, title: string): CartRefreshChange[] {
  if (!after) return [{ kind: 'sold-out', title }];
  const changes: CartRefreshChange[] = [];
  if (after.quantity < before.quantity) changes.push({ kind: 'lowered', title, quantity: after.quantity });
  if (after.price !== before.price) {
    changes.push({ kind: 'repriced', title, from: before.price, to: after.price });
  }
  return changes;
}
