import { expect, test, vi } from 'vitest';
import { lineItem } from '#app/cart/model/cart.ts';
import { orderDraft } from '#app/checkout/model/order.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { createLiveCommerce } from './live-commerce.ts';
import type { PaymentProvider } from './payment-provider.ts';

const draft = orderDraft(aCheckout(), [lineItem(anOffer({ id: '1' }), 1)]);
const byCard = { method: 'card' } as const;

/** The live adapter with a provider of card payments that returns this token. */
function commerceWith(token: string | undefined) {
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ kind: 'placed', number: '100000', key: 'key', total: 1 }),
  );
  const card: PaymentProvider = { mount: () => () => undefined, tokenize: async () => token };
  const commerce = createLiveCommerce({
    fetch: send,
    newKey: () => crypto.randomUUID(),
    pendingOrder: {
      read: () => undefined,
      write: () => undefined,
      remove: () => undefined,
    },
    providers: { card },
  });
  return { commerce, send };
}

test('sends the token of the provider with the order', async () => {
  const { commerce, send } = commerceWith('token-1');
  expect(await commerce.placeOrder(draft, byCard)).toMatchObject({ kind: 'placed' });
  const body = send.mock.lastCall?.[1]?.body;
  expect(JSON.parse(typeof body === 'string' ? body : '')).toMatchObject({
    payment: { method: 'card', token: 'token-1' },
  });
});

test('sends nothing if the provider does not accept what was entered', async () => {
  const { commerce, send } = commerceWith(undefined);
  expect(await commerce.placeOrder(draft, byCard)).toEqual({ kind: 'declined' });
  expect(send).not.toHaveBeenCalled();
});

test('answers maintenance where no provider is configured', async () => {
  vi.useFakeTimers();
  const { commerce, send } = commerceWith('token-1');
  const outcome = commerce.placeOrder(draft, { method: 'paypal' });
  await vi.runAllTimersAsync();
  expect(await outcome).toEqual({ kind: 'unavailable', error: 'PAYMENT_SERVICE_MAINTENANCE' });
  expect(send).not.toHaveBeenCalled();
  vi.useRealTimers();
});
