/**
 * The origins that the payment fields of the checkout load code from and send data to, such as `https://js.stripe.com`. The
 * content security policy allows scripts, frames and requests to them besides the shop's own origin.
 */
export const PAYMENT_ORIGINS: readonly string[] = [];
