/**
 * Where the fields of the owner's payment providers load code from and send data to, such as `https://js.stripe.com`. The
 * content security policy allows these and no others.
 */
export const PAYMENT_ORIGINS: readonly string[] = [];
