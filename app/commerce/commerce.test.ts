import { expect, test, vi } from 'vitest';
import { EMPTY_PASSWORD_RESET, EMPTY_REGISTRATION, EMPTY_SIGN_IN } from '#app/account/model/account-forms.ts';
import { orderDraft, paymentOf } from '#app/checkout/model/order.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { createAcceptingCommerce } from '#tests/support/accepting-commerce.ts';
import { type Commerce, watchExceptions } from './commerce.ts';

const form = aCheckout();
const callAll = (commerce: Commerce) => [
  commerce.placeOrder(orderDraft(form, []), paymentOf(form)),
  commerce.signIn(EMPTY_SIGN_IN),
  commerce.register(EMPTY_REGISTRATION),
  commerce.requestPasswordReset(EMPTY_PASSWORD_RESET),
];

const mistake = new TypeError('undefined is not a function');

test.each([
  ['rejection', () => Promise.reject(mistake)],
  [
    'exception',
    () => {
      throw mistake;
    },
  ],
])('a %s of an adapter is passed on, and is no outcome', async (_, fail) => {
  const failing = {
    ...createAcceptingCommerce(),
    placeOrder: fail,
    signIn: fail,
    register: fail,
    requestPasswordReset: fail,
  };
  const onException = vi.fn<(error: unknown) => void>();
  const onOutcome = vi.fn<(outcome: unknown) => void>();
  for (const call of callAll(watchExceptions(failing, onException))) void call.then(onOutcome, onOutcome);
  await vi.waitFor(() => expect(onException.mock.calls).toEqual(Array.from({ length: 4 }, () => [mistake])));
  expect(onOutcome).not.toHaveBeenCalled();
});

test('the outcomes of an adapter that works are returned', async () => {
  const outcomes = await Promise.all(
    callAll(
      watchExceptions(createAcceptingCommerce(), (error) => {
        throw error;
      }),
    ),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['placed', 'signed-in', 'accepted', 'accepted']);
});
