import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { creditCard, invoice, payPal, purchaseOrderMethod } from '#app/checkout/texts.ts';
import { PAYMENT_PROVIDERS } from './live/payment-provider.ts';

/** The ways to pay that the back end takes; undefined without a back end. */
export const ACCEPTED_PAYMENT: readonly string[] | undefined = TAKES_ORDERS
  ? [
      invoice,
      purchaseOrderMethod,
      ...(PAYMENT_PROVIDERS.card ? [creditCard] : []),
      ...(PAYMENT_PROVIDERS.paypal ? [payPal] : []),
    ]
  : undefined;
