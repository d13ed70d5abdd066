import { creditCard, invoice, purchaseOrderMethod } from './texts.ts';
import { stripeKey } from '#app/shop-data.ts';

/** The ways to pay that a back end takes. */
export function paidThroughBackEnd(): readonly string[] {
  return [invoice, purchaseOrderMethod, ...(stripeKey === undefined ? [] : [creditCard])];
}
