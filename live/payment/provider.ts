/** Ways to pay that need a provider. The shop itself never receives card details. */
export const PROVIDER_METHODS = ['card', 'paypal'] as const;
export type ProviderMethod = (typeof PROVIDER_METHODS)[number];

export type AuthorizationRequest = {
  /** Made by the provider's field in the browser. It stands for the details that the buyer has entered there. */
  readonly token: string;
  /** In cents. */
  readonly amount: number;
  /** ISO 4217, such as `USD`. */
  readonly currency: string;
  /**
   * Requests with the same key are attempts at one payment, for example before and after a crash. They have the same
   * token and amount.
   */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
};

export type Authorization =
  /** `reference` is the provider's name for the payment. */
  { readonly kind: 'authorized'; readonly reference: string } | { readonly kind: 'declined' };

/**
 * A payment provider, seen from the engine. A method that throws has failed: if `authorize` does, the order is not placed; if another
 * does, the back office shows an error. `docs/live.md` has a worked example.
 */
export type PaymentProvider = {
  /**
   * Reserves the amount. Called while the order is being placed. If the order is not placed after all, nothing is captured, and the
   * reservation expires at the provider.
   */
  readonly authorize: (request: AuthorizationRequest) => Promise<Authorization>;
  /** Collects a reserved amount, when the owner settles the payment in the back office. */
  readonly capture: (reference: string, amount: number) => Promise<void>;
  /** Gives a reservation up, when the owner cancels the payment. */
  readonly release: (reference: string) => Promise<void>;
  readonly refund: (reference: string, amount: number) => Promise<void>;
};

export type PaymentProviders = Readonly<Partial<Record<ProviderMethod, PaymentProvider>>>;
