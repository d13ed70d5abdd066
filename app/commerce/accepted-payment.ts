import { creditCard, invoice, payPal, purchaseOrderMethod } from '#app/checkout/texts.ts';
import { PAYMENT_PROVIDERS } from './live/payment-provider.ts';

/** The brands that the cart page shows. */
export const CART_PAGE_BRANDS = ['Visa', 'Mastercard', 'American Express', 'PayPal'] as const;

/** The brands that the footer and the terms of service name. */
export const PAYMENT_BRANDS = ['Visa', 'Mastercard', 'American Express', 'Discover', 'PayPal'] as const;

/** The ways to pay that a back end takes. */
export function paidThroughBackEnd(): readonly string[] {
  return [
    invoice,
    purchaseOrderMethod,
    ...(PAYMENT_PROVIDERS.card ? [creditCard] : []),
    ...(PAYMENT_PROVIDERS.paypal ? [payPal] : []),
  ];
}
