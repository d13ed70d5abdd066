import type { PaymentProviders } from './provider.ts';

/** The owner's providers. `app/commerce/live/payment-providers.ts` in the shop has their fields. See docs/live.md. */
export const PAYMENT_PROVIDERS: PaymentProviders = {};
