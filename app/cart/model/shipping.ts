import type { Cents } from '#app/lib/money.ts';
import { countries, shippingRates } from '#app/shop-data.ts';

/** What a rate depends on, besides the amount. */
export type Parcel = {
  /** Undefined if a product does not state its weight. */
  readonly grams?: number | undefined;
  /** The code of the country that it is sent to. */
  readonly country?: string;
};

export const DEFAULT_COUNTRY = countries[0]?.code ?? '';

/** What the lines of an order weigh together. */
export function gramsOf(
  lines: readonly { readonly grams?: number; readonly quantity: number }[],
): number | undefined {
  if (lines.some(({ grams }) => grams === undefined)) return undefined;
  return lines.reduce((sum, { grams = 0, quantity }) => sum + grams * quantity, 0);
}

/** Whether a rate covers an order. */
export function isCovered(
  { countries, fromAmount, upToGrams }: Omit<(typeof shippingRates)[number], 'fee'>,
  subtotal: Cents,
  { grams, country = DEFAULT_COUNTRY }: Parcel,
): boolean {
  return (
    subtotal >= fromAmount &&
    (upToGrams === undefined || (grams !== undefined && grams <= upToGrams)) &&
    (countries === undefined || countries.includes(country))
  );
}

/** What the first rate that covers the order charges; undefined if none does. */
export function shippingFee(subtotal: Cents, parcel: Parcel): Cents | undefined {
  return shippingRates.find((rate) => isCovered(rate, subtotal, parcel))?.fee;
}
