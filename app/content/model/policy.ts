import * as settings from '#app/shop-data.ts';

// The terms of the policy pages (docs/specification.md, section 10). By specification, the product page
// (`app/product/page-texts.ts`) and the order summary (`app/cart/model/cart.ts`) have different terms.

/** A range of days, both ends included. */
export type DayRange = { readonly from: number; readonly to: number };

/** Business days until an order is shipped; undefined if the shop does not say. */
export const PROCESSING: DayRange | undefined = settings.delivery?.processing;
export const PROCESSING_LARGE: DayRange | undefined = settings.delivery?.processingLarge;
/** Business days from shipping to delivery; undefined if the shop does not say. */
export const STANDARD_DELIVERY: DayRange | undefined = settings.delivery?.standard;
export const INTERNATIONAL_DELIVERY: DayRange | undefined = settings.delivery?.international;

/** Where the shop delivers, as ISO 3166-1 codes: to its own country, and to the countries of the checkout form. */
export const DELIVERY_ZONES = [
  { countries: [settings.country], transit: STANDARD_DELIVERY },
  {
    countries: settings.countries.map(({ code }) => code).filter((code) => code !== settings.country),
    transit: INTERNATIONAL_DELIVERY,
  },
].filter(({ countries }) => countries.length > 0);

/** Days after delivery. */
export const RETURN_DAYS = settings.returnDays;

/** `{ from: 1, to: 2 }` → `1–2` */
export function formatDays({ from, to }: DayRange): string {
  return `${from}–${to}`;
}
