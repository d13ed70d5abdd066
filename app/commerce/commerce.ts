import type { RegistrationForm } from '#app/domain/account/registration.ts';
import type { PasswordResetForm, SignInForm } from '#app/domain/account/credentials.ts';
import type { ErrorCode } from '#app/texts/service-errors.ts';
import type { OrderOutcome } from '#app/domain/order/checkout-flow.ts';
import type { OrderDraft, Payment } from '#app/domain/order/order.ts';

export type AccountOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'unavailable'; readonly error: ErrorCode };

/**
 * What the shop cannot decide alone. An outcome is a value; a promise that rejects is a fault of the adapter or of
 * the line, and `catchFailures` turns it into the generic `unavailable`.
 */
export type Commerce = {
  readonly placeOrder: (order: OrderDraft, payment: Payment) => Promise<OrderOutcome>;
  readonly signIn: (credentials: SignInForm) => Promise<AccountOutcome>;
  readonly register: (account: RegistrationForm) => Promise<AccountOutcome>;
  readonly requestPasswordReset: (request: PasswordResetForm) => Promise<AccountOutcome>;
};

export function catchFailures(commerce: Commerce): Commerce {
  return {
    placeOrder: (...order) => answer(() => commerce.placeOrder(...order)),
    signIn: (credentials) => answer(() => commerce.signIn(credentials)),
    register: (account) => answer(() => commerce.register(account)),
    requestPasswordReset: (request) => answer(() => commerce.requestPasswordReset(request)),
  };
}

type Unavailable = { readonly kind: 'unavailable'; readonly error: ErrorCode };

async function answer<Outcome>(ask: () => Promise<Outcome>): Promise<Outcome | Unavailable> {
  try {
    return await ask();
  } catch {
    // The reason is not logged: it might repeat what was sent, the card included.
    return { kind: 'unavailable', error: 'GENERIC' };
  }
}
