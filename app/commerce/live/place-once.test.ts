import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lineItem, orderSummary, subtotal } from '#app/cart/model/cart.ts';
import { orderDraft } from '#app/commerce/model/order.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { addressOf } from '#tests/support/address-of.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { createLiveCommerce } from './live-commerce.ts';
import { createPendingOrderStore } from './place-once.ts';

/** What happens to one request. */
type Fault = 'none' | 'request-lost' | 'answer-lost' | 'engine-stopped' | 'engine-late' | 'declined';

const draft = orderDraft(aCheckout(), [lineItem(anOffer({ id: '1' }), 2)]);
const invoice = { method: 'invoice' } as const;

/** A gateway that places one order per key. */
function createGatewayWithFaults() {
  const orders = new Map<string, string>();
  const state = { faults: [] as Fault[], orders, log: [] as string[] };
  const send: typeof fetch = async (url, { method = 'GET', headers } = {}) => {
    const fault = state.faults.shift() ?? 'none';
    state.log.push(`${method} ${fault}`);
    if (fault === 'request-lost') throw new TypeError('Failed to fetch');
    if (fault === 'engine-stopped')
      return Response.json({ kind: 'unavailable', error: 'ENGINE' }, { status: 503 });
    const idempotencyKey =
      new Headers(headers).get('Idempotency-Key') ?? addressOf(url).split('/').at(-1) ?? '';
    if (method === 'POST') {
      if (fault === 'declined' && !orders.has(idempotencyKey)) return Response.json({ kind: 'declined' });
      if (!orders.has(idempotencyKey)) orders.set(idempotencyKey, String(100_000 + orders.size));
    }
    if (fault === 'engine-late')
      return Response.json({ kind: 'unavailable', error: 'ENGINE' }, { status: 504 });
    if (fault === 'answer-lost') throw new TypeError('Failed to fetch');
    const number = orders.get(idempotencyKey);
    // The key in the answer is another one: with it the buyer opens the order.
    return Response.json(
      number === undefined ? { kind: 'none' } : { kind: 'placed', number, key: `key-${number}`, total: 1 },
    );
  };
  return { state, send };
}

/** Storage of a browser. */
function createStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  };
}

let gateway: ReturnType<typeof createGatewayWithFaults>;
let storage: ReturnType<typeof createStorage>;
beforeEach(() => {
  gateway = createGatewayWithFaults();
  storage = createStorage();
});

/** The shop after a load of the page. What was in memory is gone. */
const open = () =>
  createLiveCommerce({
    fetch: (...request) => gateway.send(...request),
    newKey: () => crypto.randomUUID(),
    pendingOrder: createPendingOrderStore('pending-order', () => storage),
  });

describe('an order', () => {
  test('is sent with the total that was shown', async () => {
    const totals: unknown[] = [];
    const { send } = gateway;
    gateway.send = async (url, options) => {
      const body = options?.body;
      if (typeof body === 'string') totals.push(JSON.parse(body).total);
      return send(url, options);
    };
    await open().placeOrder(draft, invoice);
    await open().placeOrder({ ...draft, shownTotal: 30_000 }, invoice);
    expect(totals).toEqual([orderSummary(subtotal({ items: draft.lines })).total, 30_000]);
  });

  test('is stored with its key before it is sent, and removed once it is placed', async () => {
    const storedWhenSent: (string | null)[] = [];
    let sentKey: string | null = null;
    const { send } = gateway;
    gateway.send = async (url, options) => {
      storedWhenSent.push(storage.getItem('pending-order'));
      sentKey = new Headers(options?.headers).get('Idempotency-Key');
      return send(url, options);
    };
    expect(await open().placeOrder(draft, invoice)).toMatchObject({
      kind: 'placed',
      order: { ...draft, number: '100000', key: 'key-100000', total: 1 },
    });
    expect(JSON.parse(storedWhenSent[0] ?? '')).toMatchObject({ key: sentKey, order: draft });
    expect(storage.items.size).toBe(0);
  });

  test('is placed once by a double click', async () => {
    const commerce = open();
    const [first, second] = await Promise.all([
      commerce.placeOrder(draft, invoice),
      commerce.placeOrder(draft, invoice),
    ]);
    expect(second).toBe(first);
    expect(gateway.state.log).toEqual(['POST none']);
  });

  test('is placed once by four tabs', async () => {
    const outcomes = await Promise.all(
      [open(), open(), open(), open()].map((tab) => tab.placeOrder(draft, invoice)),
    );
    expect(outcomes.map((outcome) => outcome.kind === 'placed' && outcome.order.number)).toEqual(
      Array.from({ length: 4 }, () => '100000'),
    );
    expect(gateway.state.orders.size).toBe(1);
  });

  test('whose answer is lost is found by its key', async () => {
    gateway.state.faults = ['answer-lost'];
    expect(await open().placeOrder(draft, invoice)).toMatchObject({
      kind: 'placed',
      order: { number: '100000' },
    });
    expect(gateway.state.log).toEqual(['POST answer-lost', 'GET none']);
  });

  test('that did not arrive is not placed, and the retry uses its key', async () => {
    gateway.state.faults = ['request-lost'];
    const commerce = open();
    expect(await commerce.placeOrder(draft, invoice)).toEqual({ kind: 'unavailable', error: 'GENERIC' });
    const key = /"key":"([\w-]+)"/.exec(storage.getItem('pending-order') ?? '')?.[1];
    expect(await commerce.placeOrder(draft, invoice)).toMatchObject({ kind: 'placed' });
    expect([...gateway.state.orders.keys()]).toEqual([key]);
  });

  test('is unconfirmed while its outcome is unknown, and found after a reload', async () => {
    gateway.state.faults = ['answer-lost', 'request-lost', 'engine-stopped'];
    expect(await open().placeOrder(draft, invoice)).toEqual({ kind: 'unconfirmed' });
    expect(await open().placeOrder(draft, invoice)).toEqual({ kind: 'unconfirmed' });
    expect(await open().askForEarlierOrder()).toMatchObject({
      kind: 'placed',
      order: { ...draft, number: '100000' },
    });
    expect(await open().askForEarlierOrder()).toEqual({ kind: 'none' });
    expect(gateway.state.orders.size).toBe(1);
  });

  test('says that the engine is stopped', async () => {
    gateway.state.faults = ['engine-stopped', 'engine-stopped'];
    expect(await open().placeOrder(draft, invoice)).toEqual({ kind: 'unavailable', error: 'ENGINE' });
  });

  test('is unconfirmed if the gateway has waited in vain and does not know the outcome either', async () => {
    gateway.state.faults = ['engine-late', 'engine-stopped'];
    expect(await open().placeOrder(draft, invoice)).toEqual({ kind: 'unconfirmed' });
    expect(await open().placeOrder(draft, invoice)).toMatchObject({ kind: 'placed' });
    expect(gateway.state.orders.size).toBe(1);
  });

  test('that was declined gets a new key', async () => {
    gateway.state.faults = ['declined'];
    const newKey = vi.spyOn(crypto, 'randomUUID');
    expect(await open().placeOrder(draft, invoice)).toEqual({ kind: 'declined' });
    expect(storage.items.size).toBe(0);
    expect(await open().placeOrder(draft, invoice)).toMatchObject({ kind: 'placed' });
    expect(newKey).toHaveBeenCalledTimes(2);
    newKey.mockRestore();
  });

  test('is placed at most once until the buyer sees its number, whatever happens', async () => {
    const fault = fc.constantFrom<Fault>(
      'none',
      'request-lost',
      'answer-lost',
      'engine-stopped',
      'engine-late',
      'declined',
    );
    const action = fc.constantFrom('place', 'reload and place', 'reload and ask');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fault, { maxLength: 20 }),
        fc.array(action, { maxLength: 8 }),
        async (faults, actions) => {
          gateway = createGatewayWithFaults();
          storage = createStorage();
          gateway.state.faults = [...faults];
          let commerce = open();
          for (const what of actions) {
            if (what !== 'place') commerce = open();
            const outcome =
              what === 'reload and ask'
                ? await commerce.askForEarlierOrder()
                : await commerce.placeOrder(draft, invoice);
            expect(gateway.state.orders.size).toBeLessThanOrEqual(1);
            if (outcome.kind === 'placed') {
              expect([...gateway.state.orders.values()]).toEqual([outcome.order.number]);
              return;
            }
          }
        },
      ),
    );
  });
});

describe('two tabs', () => {
  type Answered = { readonly key: string; readonly answer: (body?: object) => void };
  const placed = { kind: 'placed', number: '100000', key: 'key-100000', total: 1 };

  /** The next request, which the test answers, or whose answer it loses. */
  function nextRequest(): Promise<Answered> {
    return new Promise((resolve) => {
      waiting.push(resolve);
    });
  }
  let waiting: ((request: Answered) => void)[];
  beforeEach(() => {
    waiting = [];
    gateway.send = (url, { headers } = {}) =>
      new Promise((resolve, reject) => {
        const key = new Headers(headers).get('Idempotency-Key') ?? addressOf(url).split('/').at(-1) ?? '';
        const answer = (body?: object) =>
          body ? resolve(Response.json(body)) : reject(new TypeError('Failed to fetch'));
        waiting.shift()?.({ key, answer });
      });
  });

  /** Two tabs send an order with the same key. The first gets an answer, that of the second is lost. */
  async function loseSecondAnswer(firstAnswer: object) {
    const [first, second] = [open(), open()];
    const sent = [nextRequest(), nextRequest()] as const;
    const placing = [first.placeOrder(draft, invoice), second.placeOrder(draft, invoice)];
    const [firstSent, secondSent] = await Promise.all(sent);
    expect(secondSent.key).toBe(firstSent.key);
    firstSent.answer(firstAnswer);
    await placing[0];
    const asked = nextRequest();
    secondSent.answer();
    (await asked).answer();
    expect(await placing[1]).toEqual({ kind: 'unconfirmed' });
    return { second, key: secondSent.key };
  }

  test.each([
    ['was declined', { kind: 'declined' }],
    ['got other prices', { kind: 'changed', lines: [], subtotal: 1, shipping: 1, tax: 1, total: 1 }],
    ['was placed', placed],
  ])('find an order whose answer was lost when that of the other tab %s', async (_what, firstAnswer) => {
    const { second, key } = await loseSecondAnswer(firstAnswer);
    for (const tab of [second, open()]) {
      const asked = nextRequest();
      const placing = tab.placeOrder(draft, invoice);
      const request = await asked;
      expect(request.key).toBe(key);
      request.answer(tab === second ? undefined : placed);
      expect((await placing).kind).toBe(tab === second ? 'unconfirmed' : 'placed');
    }
  });

  test('keep the order of one when that of the other is answered', async () => {
    const [first, second] = [open(), open()];
    const sentFirst = nextRequest();
    const placingFirst = first.placeOrder(draft, invoice);
    const firstRequest = await sentFirst;
    const askedSecond = nextRequest();
    const asking = second.askForEarlierOrder();
    (await askedSecond).answer(placed);
    await asking;
    const sentSecond = nextRequest();
    const placingSecond = second.placeOrder(draft, invoice);
    const secondRequest = await sentSecond;
    expect(secondRequest.key).not.toBe(firstRequest.key);
    firstRequest.answer(placed);
    await placingFirst;
    expect(storage.getItem('pending-order')).toContain(secondRequest.key);
    secondRequest.answer({ ...placed, number: '100001' });
    expect(await placingSecond).toMatchObject({ kind: 'placed', order: { number: '100001' } });
    expect(storage.items.size).toBe(0);
  });
});

describe('the pending order', () => {
  test('is kept in memory without storage', async () => {
    gateway.state.faults = ['answer-lost', 'request-lost'];
    const commerce = createLiveCommerce({
      fetch: gateway.send,
      newKey: () => crypto.randomUUID(),
      pendingOrder: createPendingOrderStore('pending-order', () => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    });
    expect(await commerce.placeOrder(draft, invoice)).toEqual({ kind: 'unconfirmed' });
    expect(await commerce.placeOrder(draft, invoice)).toMatchObject({ kind: 'placed' });
    expect(gateway.state.orders.size).toBe(1);
  });

  test('in memory comes before an older one that full storage still has', () => {
    const key = crypto.randomUUID();
    const newer = { key, order: { ...draft, contact: { ...draft.contact, firstName: 'Newer' } } };
    const pendingOrder = createPendingOrderStore('pending-order', () => storage);
    pendingOrder.write({ key, order: draft });
    const setItem = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    pendingOrder.write(newer);
    expect(pendingOrder.read()).toEqual(newer);
    // What another tab stores afterwards is newer still.
    setItem.mockRestore();
    const ofOtherTab = { key: crypto.randomUUID(), order: draft };
    createPendingOrderStore('pending-order', () => storage).write(ofOtherTab);
    expect(pendingOrder.read()).toEqual(ofOtherTab);
  });

  test.each(['', 'null', '{}', '{"key":"../x","order":{}}', '[1]'])(
    'that is invalid is ignored: %s',
    async (text) => {
      storage.setItem('pending-order', text);
      expect(await open().askForEarlierOrder()).toEqual({ kind: 'none' });
      expect(await open().placeOrder(draft, invoice)).toMatchObject({ kind: 'placed' });
    },
  );
});
