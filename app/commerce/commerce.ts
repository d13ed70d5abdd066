import type { PasswordResetValues } from '#app/domain/account/password-reset.ts';
import type { RegistrationValues } from '#app/domain/account/registration.ts';
import type { SignInValues } from '#app/domain/account/sign-in.ts';
import type { OrderOutcome } from '#app/domain/order/checkout-flow.ts';
import type { OrderDraft, Payment } from '#app/domain/order/order.ts';
import type { Unavailable } from '#app/domain/service-error.ts';

export type AccountOutcome = { readonly kind: 'accepted' } | Unavailable;

/**
 * The interface to a back end. An expected failure is an outcome of kind `unavailable`; an adapter may also throw or
 * reject, see `catchFailures`.
 */
export type Commerce = {
  readonly placeOrder: (order: OrderDraft, payment: Payment) => Promise<OrderOutcome>;
  readonly signIn: (credentials: SignInValues) => Promise<AccountOutcome>;
  readonly register: (account: RegistrationValues) => Promise<AccountOutcome>;
  readonly requestPasswordReset: (request: PasswordResetValues) => Promise<AccountOutcome>;
};

/** Turns exceptions and rejections of an adapter into the outcome `unavailable` with the error `GENERIC`. */
export function catchFailures(commerce: Commerce): Commerce {
  return {
    placeOrder: (order, payment) => outcomeOf(() => commerce.placeOrder(order, payment)),
    signIn: (credentials) => outcomeOf(() => commerce.signIn(credentials)),
    register: (account) => outcomeOf(() => commerce.register(account)),
    requestPasswordReset: (request) => outcomeOf(() => commerce.requestPasswordReset(request)),
  };
}

async function outcomeOf<Outcome>(send: () => Promise<Outcome>): Promise<Outcome | Unavailable> {
  try {
    return await send();
  } catch {
    // The error is not logged because it may contain what was sent, card details included.
    return { kind: 'unavailable', error: 'GENERIC' };
  }
}
