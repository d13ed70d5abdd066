import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { creditCard, invoice, payPal, purchaseOrderMethod } from '#app/checkout/texts.ts';
import { PAYMENT_PROVIDERS } from './live/payment-provider.ts';

/** The brands that the cart page shows. */
export const CART_PAGE_BRANDS = ['Visa', 'Mastercard', 'American Express', 'PayPal'] as const;

/** The brands that the footer and the terms of service name. */
export const PAYMENT_BRANDS = ['Visa', 'Mastercard', 'American Express', 'Discover', 'PayPal'] as const;

/** The ways to pay that the back end takes; undefined without a back end. */
export const ACCEPTED_PAYMENT: readonly string[] | undefined = TAKES_ORDERS
  ? [
      invoice,
      purchaseOrderMethod,
      ...(PAYMENT_PROVIDERS.card ? [creditCard] : []),
      ...(PAYMENT_PROVIDERS.paypal ? [payPal] : []),
    ]
  : undefined;
