import { isOffer } from '#app/product/model/is-product-summary.ts';
import type { Offer } from '#app/product/model/product.ts';
import { isRecord, isString } from '#app/lib/type-guards.ts';

/** A product that works with the one on the page, and why. */
export type PartnerOffer = { readonly offer: Offer; readonly reason: string };

/** Checks a value from a fetched file. */
export function isPartnerOffer(value: unknown): value is PartnerOffer {
  return isRecord(value) && isOffer(value['offer']) && isString(value['reason']);
}
