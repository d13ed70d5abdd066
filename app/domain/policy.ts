import type { Cents } from './money.ts';

// The terms of the policy pages: specification, section 9, "Policy text" and what follows it. The product page and
// the order summary have readings of their own, which stand in `app/texts/product-page.ts` and `order-summary.ts`.

/** From so many to so many days, both included. */
export type DayRange = { readonly from: number; readonly to: number };

/** Business days until an order leaves. */
export const PROCESSING: DayRange = { from: 1, to: 2 };
export const PROCESSING_CUSTOM_OR_LARGE: DayRange = { from: 3, to: 5 };

/** Business days from dispatch to delivery. */
export const STANDARD_DELIVERY: DayRange = { from: 3, to: 5 };
export const EXPRESS_DELIVERY: DayRange = { from: 1, to: 2 };
export const INTERNATIONAL_DELIVERY: DayRange = { from: 7, to: 14 };

/** Standard shipping is free above this, within the continental United States. */
export const FREE_SHIPPING_THRESHOLD: Cents = 200_000;

/** Days from delivery. */
export const RETURN_DAYS = 30;
export const DEFECT_REPORT_DAYS = 7;

/** Business days until a refund is made, then days until a card statement shows it. */
export const REFUND: DayRange = { from: 5, to: 7 };
export const CARD_STATEMENT: DayRange = { from: 2, to: 10 };

export const MINIMUM_WARRANTY_MONTHS = 12;

/** Off the first order, as the home page offers it; the footer offers a gift card instead. */
export const NEWSLETTER_DISCOUNT_PERCENT = 20;

/** An ISO day. */
export const TERMS_UPDATED = '2023-07-10';

/** `{ from: 1, to: 2 }` → `1–2` */
export function formatDays({ from, to }: DayRange): string {
  return `${from}–${to}`;
}

const WHOLE_DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** An amount of whole dollars, for running text: `200000` → `$2,000` */
export function formatRoundAmount(amount: Cents): string {
  return WHOLE_DOLLARS.format(amount / 100);
}
