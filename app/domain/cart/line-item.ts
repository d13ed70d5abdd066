import type { Cents } from '#app/domain/money.ts';
import type { Offer } from '#app/domain/product/product.ts';
import { pickOffer } from './offer.ts';

export type LineItem = Offer & { readonly quantity: number };

export function lineItem(product: Offer, quantity: number): LineItem {
  return { ...pickOffer(product), quantity };
}

export function lineTotal(line: Pick<LineItem, 'price' | 'quantity'>): Cents {
  return line.price * line.quantity;
}
