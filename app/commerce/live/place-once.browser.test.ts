import { expect, test } from 'vitest';
import { writeInTurn } from '#app/browser/write-in-turn.ts';
import { lineItem } from '#app/domain/cart/line-item.ts';
import { orderDraft } from '#app/domain/order/order.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { createLiveCommerce } from './live-commerce.ts';
import { createPendingOrderStore } from './pending-order.ts';

const LAG_MS = 50;

/** A tab's copy of the storage. What the tab writes reaches the other copy a little later. */
function storageCopy(own: Map<string, string>, other: Map<string, string>) {
  return {
    getItem: (name: string) => own.get(name) ?? null,
    setItem: (name: string, value: string) => {
      own.set(name, value);
      setTimeout(() => other.set(name, value), LAG_MS);
    },
    removeItem: (name: string) => {
      own.delete(name);
      setTimeout(() => other.delete(name), LAG_MS);
    },
  };
}

test('two tabs that place an order at the same moment send it with the same key', async () => {
  const keys: (string | null)[] = [];
  const { promise: haveBothSent, resolve } = Promise.withResolvers<void>();
  const send: typeof fetch = async (_url, options) => {
    keys.push(new Headers(options?.headers).get('Idempotency-Key'));
    if (keys.length === 2) resolve();
    await haveBothSent;
    return Response.json({ kind: 'placed', number: '100000', key: 'key', total: 1 });
  };
  const [first, second] = [new Map<string, string>(), new Map<string, string>()];
  const tabs = [storageCopy(first, second), storageCopy(second, first)].map((copy) =>
    createLiveCommerce({
      fetch: send,
      newKey: () => crypto.randomUUID(),
      pendingOrder: createPendingOrderStore('pending-order', () => copy, writeInTurn),
    }),
  );
  const draft = orderDraft(aCheckout(), [lineItem(anOffer({ id: '1' }), 2)]);
  const outcomes = await Promise.all(tabs.map((tab) => tab.placeOrder(draft, { method: 'invoice' })));
  expect(outcomes).toMatchObject([{ kind: 'placed' }, { kind: 'placed' }]);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});
