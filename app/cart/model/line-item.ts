import type { Cents } from '#app/lib/money.ts';
import type { Offer } from '#app/product/model/product.ts';
import { pickOffer } from '#app/offer/model/offer.ts';

export type LineItem = Offer & { readonly quantity: number };

export function lineItem(product: Offer, quantity: number): LineItem {
  return { ...pickOffer(product), quantity };
}

export function lineTotal(line: Pick<LineItem, 'price' | 'quantity'>): Cents {
  return line.price * line.quantity;
}
