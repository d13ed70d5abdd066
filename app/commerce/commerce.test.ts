import { describe, expect, test, vi } from 'vitest';
import { EMPTY_PASSWORD_RESET } from '#app/domain/account/password-reset.ts';
import { EMPTY_REGISTRATION } from '#app/domain/account/registration.ts';
import { EMPTY_SIGN_IN } from '#app/domain/account/sign-in.ts';
import { orderDraft, paymentOf } from '#app/domain/order/order.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { catchFailures, type Commerce } from './commerce.ts';

describe('catchFailures', () => {
  const form = aCheckout();
  const callAll = (commerce: Commerce) =>
    Promise.all([
      commerce.placeOrder(orderDraft(form, []), paymentOf(form)),
      commerce.signIn(EMPTY_SIGN_IN),
      commerce.register(EMPTY_REGISTRATION),
      commerce.requestPasswordReset(EMPTY_PASSWORD_RESET),
    ]);

  test.each([
    ['rejection', () => Promise.reject(new Error('4242 4242 4242 4242'))],
    [
      'exception',
      () => {
        throw new Error('4242 4242 4242 4242');
      },
    ],
  ])('turns a %s into a generic error and logs nothing', async (_, fail) => {
    const log = vi.spyOn(console, 'error');
    const generic = { kind: 'unavailable', error: 'GENERIC' };
    const failing = {
      ...createAcceptingCommerce(),
      placeOrder: fail,
      signIn: fail,
      register: fail,
      requestPasswordReset: fail,
    };
    expect(await callAll(catchFailures(failing))).toEqual([generic, generic, generic, generic]);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('returns the outcomes of an adapter that works', async () => {
    const outcomes = await callAll(catchFailures(createAcceptingCommerce()));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['placed', 'signed-in', 'accepted', 'accepted']);
  });
});
