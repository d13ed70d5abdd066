import type { PaymentProviders } from './payment-provider.ts';

/** The owner's providers. `live/payment/providers.ts` has the engine's side of them. See docs/live.md. */
export const PAYMENT_PROVIDERS: PaymentProviders = {};
