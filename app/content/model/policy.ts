import { groupThousands } from '#app/lib/format-number.ts';
import { type Cents, toDollars } from '#app/lib/money.ts';

// The terms of the policy pages (docs/specification.md, section 10). By specification, the product page
// (`app/product/page-texts.ts`) and the order summary (`app/cart/model/cart.ts`) have different terms.

/** A range of days, both ends included. */
export type DayRange = { readonly from: number; readonly to: number };

/** Business days until an order is shipped. */
export const PROCESSING: DayRange = { from: 1, to: 2 };
export const PROCESSING_CUSTOM_OR_LARGE: DayRange = { from: 3, to: 5 };

/** Business days from shipping to delivery. */
export const STANDARD_DELIVERY: DayRange = { from: 3, to: 5 };
export const EXPRESS_DELIVERY: DayRange = { from: 1, to: 2 };
export const INTERNATIONAL_DELIVERY: DayRange = { from: 7, to: 14 };

/** Where the shop delivers, as ISO 3166-1 codes: to its own country, and to the countries of the checkout form. */
export const DELIVERY_ZONES: readonly { readonly countries: string[]; readonly transit: DayRange }[] = [
  { countries: ['US'], transit: STANDARD_DELIVERY },
  { countries: ['TR', 'CY'], transit: INTERNATIONAL_DELIVERY },
];

/** Standard shipping within the continental United States is free above this amount. */
export const FREE_SHIPPING_THRESHOLD: Cents = 200_000;

/** Days after delivery. */
export const RETURN_DAYS = 30;
export const DEFECT_REPORT_DAYS = 7;

/** Business days until a refund is made. */
export const REFUND: DayRange = { from: 5, to: 7 };
/** Days from the refund until it is on the card statement. */
export const CARD_STATEMENT: DayRange = { from: 2, to: 10 };

export const MIN_WARRANTY_MONTHS = 12;

/** The home page offers newsletter subscribers this discount on their first order. The footer offers a gift card instead. */
export const NEWSLETTER_DISCOUNT_PERCENT = 20;

/** An ISO date. */
export const TERMS_UPDATED = '2023-07-10';

/** `{ from: 1, to: 2 }` → `1–2` */
export function formatDays({ from, to }: DayRange): string {
  return `${from}–${to}`;
}

/** Formats whole dollars: `200000` → `$2,000` */
export function formatWholeDollars(amount: Cents): string {
  return `$${groupThousands(toDollars(amount).toFixed(0))}`;
}
