import type { PaymentProviders } from './provider.ts';

/** The owner's providers. `app/commerce/live/payment-provider.ts` has the browser's side of them. See docs/live.md. */
export const PAYMENT_PROVIDERS: PaymentProviders = {};
