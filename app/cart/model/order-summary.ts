import { type Cents, percentOf } from '#app/lib/money.ts';

/** By specification, every order is charged the same, although the policy page names a threshold for free shipping. */
export const FLAT_SHIPPING: Cents = 4999;
export const TAX_PERCENT = 18;

export type OrderSummary = {
  readonly subtotal: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly total: Cents;
};

/** The percentage of the tax; undefined if a back end charges another tax than the shop's own. */
export function taxPercentOf({ subtotal, tax }: OrderSummary): number | undefined {
  return tax === percentOf(TAX_PERCENT, subtotal) ? TAX_PERCENT : undefined;
}

export function orderSummary(subtotal: Cents): OrderSummary {
  const shipping = subtotal > 0 ? FLAT_SHIPPING : 0;
  const tax = percentOf(TAX_PERCENT, subtotal);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}
