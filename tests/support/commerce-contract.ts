import { describe, expect, test } from 'vitest';
import type { Commerce } from '#app/commerce/commerce.ts';
import { SERVICE_ERRORS } from '#app/texts/service-errors.ts';
import { orderDraft, paymentOf } from '#app/domain/order/order.ts';
import { aCheckout } from './a-checkout.ts';
import { anOffer } from './an-offer.ts';

const form = aCheckout({ address2: 'Flat 4' });
const order = orderDraft(form, [{ ...anOffer(), quantity: 2 }]);
const credentials = { email: 'ada@example.com', password: 'long enough', remember: true };
const account = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'long enough',
  confirmPassword: 'long enough',
};

/**
 * What every adapter of the commerce port keeps to, so that no screen needs to know which one runs.
 * `settle` brings an answer about; an adapter that waits needs a clock turned forward.
 */
export function describeCommerce(
  name: string,
  create: () => Commerce,
  settle: <Answer>(answer: Promise<Answer>) => Promise<Answer> = (answer) => answer,
): void {
  const place = (commerce: Commerce) => settle(commerce.placeOrder(order, paymentOf(form)));

  describe(`${name} keeps the contract of the commerce port`, () => {
    test.each([
      ['an order paid by card', place],
      ['an order paid with PayPal', (shop: Commerce) => settle(shop.placeOrder(order, { method: 'paypal' }))],
      ['a sign-in', (shop: Commerce) => settle(shop.signIn(credentials))],
      ['a registration', (shop: Commerce) => settle(shop.register(account))],
      ['a forgotten password', (shop: Commerce) => settle(shop.requestPasswordReset(credentials))],
    ])('%s is answered with an outcome, and an error is one of the catalogue', async (_, ask) => {
      const outcome = await ask(create());
      expect(['placed', 'accepted', 'unavailable']).toContain(outcome.kind);
      if (outcome.kind === 'unavailable') expect(Object.keys(SERVICE_ERRORS)).toContain(outcome.error);
    });

    test('a placed order is the one that was asked for, with a number of six digits', async () => {
      const outcome = await place(create());
      if (outcome.kind !== 'placed') return;
      const { number, ...placed } = outcome.order;
      expect(number).toMatch(/^[1-9][0-9]{5}$/);
      expect(placed).toEqual(order);
    });

    test('an answer repeats nothing of the card', async () => {
      const answer = JSON.stringify(await place(create()));
      for (const secret of ['4242', '12/27', '737']) expect(answer).not.toContain(secret);
    });

    test('an answer repeats no password', async () => {
      const commerce = create();
      const answers = [await settle(commerce.signIn(credentials)), await settle(commerce.register(account))];
      expect(JSON.stringify(answers)).not.toContain('long enough');
    });

    test('it can be asked again', async () => {
      const commerce = create();
      const first = await place(commerce);
      expect((await place(commerce)).kind).toBe(first.kind);
    });
  });
}
