import { creditCard, invoice, payPal, purchaseOrderMethod } from './texts.ts';
import { PAYMENT_PROVIDERS } from '#app/commerce/live/payment-provider.ts';

/** The ways to pay that a back end takes. */
export function paidThroughBackEnd(): readonly string[] {
  return [
    invoice,
    purchaseOrderMethod,
    ...(PAYMENT_PROVIDERS.card ? [creditCard] : []),
    ...(PAYMENT_PROVIDERS.paypal ? [payPal] : []),
  ];
}
