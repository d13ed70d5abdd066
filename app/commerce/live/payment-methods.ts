import type { PaymentMethod } from '#app/domain/order/checkout-form.ts';

/** In the order of the form. Cards and PayPal are in maintenance until a payment provider is configured. */
export const LIVE_PAYMENT_METHODS: readonly PaymentMethod[] = [
  'invoice',
  'purchase-order',
  'credit',
  'paypal',
];
