import { describe, expect, test, vi } from 'vitest';
import { orderDraft, paymentOf } from '#app/domain/order/order.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { createPlacingCommerce } from '#tests/support/placing-commerce.ts';
import { type Commerce, catchFailures } from './commerce.ts';

const GENERIC = { kind: 'unavailable', error: 'GENERIC' };

describe('an adapter that fails', () => {
  const form = aCheckout();
  const ask = (commerce: Commerce) =>
    Promise.all([
      commerce.placeOrder(orderDraft(form, []), paymentOf(form)),
      commerce.signIn({ email: '', password: '', remember: false }),
      commerce.register({ firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }),
      commerce.requestPasswordReset({ email: '' }),
    ]);

  test.each([
    ['rejects', () => Promise.reject(new Error('4242 4242 4242 4242'))],
    [
      'throws',
      () => {
        throw new Error('4242 4242 4242 4242');
      },
    ],
  ])('is unavailable when it %s, and what it says of the card is not logged', async (_, fail) => {
    const log = vi.spyOn(console, 'error');
    const broken = { placeOrder: fail, signIn: fail, register: fail, requestPasswordReset: fail };
    expect(await ask(catchFailures(broken))).toEqual([GENERIC, GENERIC, GENERIC, GENERIC]);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('does not stand in the way of one that works', async () => {
    const kinds = (await ask(catchFailures(createPlacingCommerce()))).map(({ kind }) => kind);
    expect(kinds).toEqual(['placed', 'accepted', 'accepted', 'accepted']);
  });
});
