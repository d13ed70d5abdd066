import { groupThousands } from '#app/lib/format-number.ts';
import { type Cents, toDollars } from '#app/lib/money.ts';
import { SHOP } from '#app/shop.ts';

// The terms of the policy pages (docs/specification.md, section 10). By specification, the product page
// (`app/product/page-texts.ts`) and the order summary (`app/cart/model/cart.ts`) have different terms.

/** A range of days, both ends included. */
export type DayRange = { readonly from: number; readonly to: number };

/** Business days until an order is shipped. */
export const PROCESSING: DayRange = SHOP.delivery.processing;
/** Business days from shipping to delivery. */
export const STANDARD_DELIVERY: DayRange = SHOP.delivery.standard;
export const INTERNATIONAL_DELIVERY: DayRange = SHOP.delivery.international;

/** Where the shop delivers, as ISO 3166-1 codes: to its own country, and to the countries of the checkout form. */
export const DELIVERY_ZONES: readonly { readonly countries: string[]; readonly transit: DayRange }[] = [
  { countries: ['US'], transit: STANDARD_DELIVERY },
  { countries: ['TR', 'CY'], transit: INTERNATIONAL_DELIVERY },
];

/** Days after delivery. */
export const RETURN_DAYS = SHOP.returnDays;

/** The home page offers newsletter subscribers this discount on their first order. The footer offers a gift card instead. */
export const NEWSLETTER_DISCOUNT_PERCENT = SHOP.newsletterDiscountPercent;

/** `{ from: 1, to: 2 }` → `1–2` */
export function formatDays({ from, to }: DayRange): string {
  return `${from}–${to}`;
}

/** Formats whole dollars: `200000` → `$2,000` */
export function formatWholeDollars(amount: Cents): string {
  return `$${groupThousands(toDollars(amount).toFixed(0))}`;
}
