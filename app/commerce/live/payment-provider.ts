import type { PaymentMethod } from '#app/commerce/model/checkout-form.ts';

/** The owner's providers. `live/payment/providers.ts` has the engine's side of them. See docs/live.md. */
export const PAYMENT_PROVIDERS: PaymentProviders = {};

/**
 * The origins that the payment fields of the checkout load code from and send data to, such as `https://js.stripe.com`. The
 * content security policy allows scripts, frames and requests to them besides the shop's own origin.
 */
export const PAYMENT_ORIGINS: readonly string[] = [];

/** Ways to pay that the owner can connect with a provider. */
type ProviderMethod = Extract<PaymentMethod, 'card' | 'paypal'>;

/**
 * A payment provider, seen from the browser. It shows its own field, usually a frame of its own origin, so card details never
 * reach the shop. `docs/live.md` has a worked example.
 */
export type PaymentProvider = {
  /** Shows the provider's field in an element of the checkout form. Returns a function that removes it. */
  readonly mount: (element: HTMLElement) => () => void;
  /**
   * Turns what the buyer has entered into a token. The engine sends the token to the provider to reserve the amount of
   * the order. Returns undefined if the provider does not accept what was entered; the field then says why.
   */
  readonly tokenize: () => Promise<string | undefined>;
};

export type PaymentProviders = Readonly<Partial<Record<ProviderMethod, PaymentProvider>>>;
