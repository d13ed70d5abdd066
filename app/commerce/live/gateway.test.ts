import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { lineItem } from '#app/cart/model/cart.ts';
import { orderDraft } from '#app/commerce/model/order.ts';
import { aCheckout } from '#tests/support/a-checkout.ts';
import { addressOf } from '#tests/support/address-of.ts';
import { anOffer } from '#tests/support/an-offer.ts';
import { createLiveCommerce } from './live-commerce.ts';
import { createPendingOrderStore } from './place-once.ts';

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const html = (status: number) =>
  new Response('<!doctype html><title>Proxy</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });

function commerceWith(send: typeof fetch, options: Partial<Parameters<typeof createLiveCommerce>[0]> = {}) {
  return createLiveCommerce({
    fetch: send,
    ...options,
    newKey: () => 'a3bb189e-8bf9-4c8b-9bae-d2f6d3e3f6a1',
    // Without storage.
    pendingOrder: createPendingOrderStore('pending-order', () => {
      throw new Error('blocked');
    }),
  });
}
const answering = (response: () => Response) => commerceWith(async () => response());

const contact = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', phone: '' };
const customer = { ...contact, newsletter: false, company: '', vatNumber: '' };
const line = lineItem(anOffer({ id: '1', price: 10_000 }), 2);
const draft = orderDraft(aCheckout(), [line]);
const credentials = { email: 'ada@example.com', password: ' secret ', remember: true };

describe('a request', () => {
  test('has the method, path and body of the interface, and never a card', async () => {
    const send = vi.fn<typeof fetch>(async () => json(200, { kind: 'none' }));
    const commerce = commerceWith(send);
    await commerce.session();
    await commerce.signIn(credentials);
    await commerce.signOut();
    await commerce.prices([line]);
    await commerce.order('123456', 'a key&more');
    await commerce.removeAddress('a/b');
    await commerce.placeOrder(draft, { method: 'purchase-order', purchaseOrder: 'PO-7' });
    const sent = send.mock.calls.map(([url, { method = '', body } = {}]) => [
      `${method} ${addressOf(url)}`,
      typeof body === 'string' ? JSON.parse(body) : undefined,
    ]);
    expect(sent.slice(0, 7)).toEqual([
      ['GET /api/session', undefined],
      ['POST /api/session', { email: 'ada@example.com', password: ' secret ', rememberMe: true }],
      ['DELETE /api/session', undefined],
      ['POST /api/prices', { lines: [{ productId: '1', quantity: 2 }] }],
      ['GET /api/orders/123456?key=a%20key%26more', undefined],
      ['DELETE /api/account/addresses/a%2Fb', undefined],
      [
        'POST /api/orders',
        {
          lines: [{ productId: '1', quantity: 2, price: 10_000 }],
          total: 28_599,
          customer: { ...draft.contact, ...draft.shipping },
          payment: { method: 'purchase-order', purchaseOrder: 'PO-7' },
        },
      ],
    ]);
    expect(new Headers(send.mock.calls[6]?.[1]?.headers).get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
    expect(send.mock.calls.every(([, options]) => options?.signal && options.cache === 'no-store')).toBe(
      true,
    );
  });

  test.each(['credit', 'paypal'] as const)('is not made for %s, which is in maintenance', async (method) => {
    vi.useFakeTimers();
    const send = vi.fn<typeof fetch>();
    const answer = commerceWith(send).placeOrder(draft, { method });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toEqual({ kind: 'unavailable', error: 'PAYMENT_SERVICE_MAINTENANCE' });
    expect(send).not.toHaveBeenCalled();
    vi.useRealTimers();
  });
});

describe('an answer', () => {
  test.each([
    [
      'of the expected shape',
      () => json(200, { kind: 'signed-in', customer }),
      { kind: 'signed-in', customer },
    ],
    ['that refuses', () => json(200, { kind: 'refused' }), { kind: 'refused' }],
    [
      'that rejects fields',
      () => json(400, { kind: 'rejected', fields: { email: 'too-long' } }),
      { kind: 'rejected', fields: { email: 'too-long' } },
    ],
    ['401', () => json(401, { kind: 'signed-out' }), { kind: 'signed-out' }],
    ['404', () => json(404, { kind: 'not-found' }), { kind: 'not-found' }],
    [
      '429',
      () => json(429, { kind: 'unavailable', error: 'TOO_MANY' }),
      { kind: 'unavailable', error: 'TOO_MANY' },
    ],
    ['429 of a proxy', () => html(429), { kind: 'unavailable', error: 'TOO_MANY' }],
    [
      '503',
      () => json(503, { kind: 'unavailable', error: 'ENGINE' }),
      { kind: 'unavailable', error: 'ENGINE' },
    ],
    ['502 of a proxy', () => html(502), { kind: 'unavailable', error: 'ENGINE' }],
    ['504 of a proxy', () => html(504), { kind: 'unavailable', error: 'ENGINE' }],
    ['413', () => json(413, {}), { kind: 'unavailable', error: 'GENERIC' }],
    ['200 with a foreign page', () => html(200), { kind: 'unavailable', error: 'GENERIC' }],
    ['404 of a host without a gateway', () => html(404), { kind: 'unavailable', error: 'GENERIC' }],
    ['of another call', () => json(200, { kind: 'accepted' }), { kind: 'unavailable', error: 'GENERIC' }],
    [
      'with the wrong status',
      () => json(500, { kind: 'signed-in', customer }),
      { kind: 'unavailable', error: 'ENGINE' },
    ],
    ['without a customer', () => json(200, { kind: 'signed-in' }), { kind: 'unavailable', error: 'GENERIC' }],
  ])('%s has its outcome', async (_, response, outcome) => {
    expect(await answering(response).signIn(credentials)).toEqual(outcome);
  });

  test.each([
    ['no connection', new TypeError('Failed to fetch')],
    ['a timeout', new DOMException('timed out', 'TimeoutError')],
  ])(
    'that is missing because of %s counts as unavailable, or as unconfirmed for an order',
    async (_, error) => {
      const commerce = commerceWith(() => Promise.reject(error));
      expect(await commerce.orders()).toEqual({ kind: 'unavailable', error: 'GENERIC' });
      expect(await commerce.placeOrder(draft, { method: 'invoice' })).toEqual({ kind: 'unconfirmed' });
    },
  );

  test('is awaited for a limited time', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const commerce = commerceWith((_, options) =>
      options?.signal?.aborted ? Promise.reject(options.signal.reason) : new Promise(() => {}),
    );
    expect(await commerce.session()).toEqual({ kind: 'unavailable', error: 'GENERIC' });
    vi.restoreAllMocks();
  });

  test('with an invalid order number, key or total is not an order', async () => {
    const placed = { kind: 'placed', number: '123456', key: 'secret', total: 100 };
    for (const wrong of [
      { number: '../1' },
      { number: '1234567' },
      { key: 'a/b' },
      { total: 1.5 },
      { total: -1 },
    ]) {
      const commerce = answering(() => json(200, { ...placed, ...wrong }));
      expect(await commerce.placeOrder(draft, { method: 'invoice' })).toEqual({ kind: 'unconfirmed' });
    }
    expect(await answering(() => json(200, placed)).placeOrder(draft, { method: 'invoice' })).toMatchObject({
      kind: 'placed',
      order: { number: '123456', key: 'secret', total: 100 },
    });
  });

  test('of any content and status is a documented outcome, and never an exception', async () => {
    const kinds = fc.constantFrom(
      'placed',
      'changed',
      'order',
      'orders',
      'prices',
      'session',
      'rejected',
      'signed-in',
    );
    const hostile = fc.oneof(
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.string(),
      fc
        .tuple(kinds, fc.dictionary(fc.string(), fc.jsonValue()))
        .map(([kind, content]) => JSON.stringify({ ...content, kind })),
    );
    await fc.assert(
      fc.asyncProperty(
        hostile,
        fc.constantFrom(200, 200, 201, 400, 401, 404, 429, 500, 503),
        async (body, status) => {
          const commerce = answering(() => new Response(body, { status }));
          const outcomes = await Promise.all([
            commerce.placeOrder(draft, { method: 'invoice' }),
            commerce.prices([line]),
            commerce.session(),
            commerce.signIn(credentials),
            commerce.orders(),
            commerce.order('123456'),
            commerce.addresses(),
          ]);
          const allowed = [
            ['changed', 'declined', 'unconfirmed'],
            ['prices'],
            ['session'],
            ['signed-in', 'refused'],
            ['orders'],
            ['order'],
            ['addresses'],
          ];
          outcomes.forEach(({ kind }, index) => {
            expect([
              ...(allowed[index] ?? []),
              'unavailable',
              'rejected',
              'signed-out',
              'not-found',
            ]).toContain(kind);
          });
        },
      ),
    );
  });
});

test('an order is sent as that of a customer until the gateway says that the session has ended', async () => {
  let isSignedIn = true;
  const signedIn = { read: () => isSignedIn, remove: () => void (isSignedIn = false) };
  const sent: unknown[] = [];
  const send: typeof fetch = async (_url, { body } = {}) => {
    const isCustomers = typeof body === 'string' && body.includes('"signedIn":true');
    sent.push(isCustomers);
    return isCustomers
      ? json(401, { kind: 'signed-out' })
      : json(200, { kind: 'placed', number: '123456', key: 'key', total: 1 });
  };
  const commerce = commerceWith(send, { signedIn });
  expect((await commerce.placeOrder(draft, { method: 'invoice' })).kind).toBe('signed-out');
  expect((await commerce.placeOrder(draft, { method: 'invoice' })).kind).toBe('placed');
  expect(sent).toEqual([true, false]);
});

const withToken = (token: string | undefined) => {
  const send = vi.fn<typeof fetch>(async () =>
    json(200, { kind: 'placed', number: '100000', key: 'key', total: 1 }),
  );
  const cards = { mount: () => () => undefined, tokenize: async () => token, confirm: async () => {} };
  return {
    send,
    outcome: commerceWith(send, { cards }).placeOrder(draft, { method: 'card' }),
  };
};

const asked = { kind: 'confirm', intent: 'pi_1', secret: 'pi_1_secret' };
const placed = { kind: 'placed', number: '100000', key: 'key', total: 1 };

async function pay(answers: readonly object[], confirm: (secret: string) => Promise<void>) {
  const left = [...answers];
  const send = vi.fn<typeof fetch>(async () => json(200, left.shift() ?? { kind: 'none' }));
  const cards = { mount: () => () => undefined, tokenize: async () => 'token', confirm };
  const outcome = await commerceWith(send, { cards }).placeOrder(draft, { method: 'card' });
  const posted = send.mock.calls.filter(([, request]) => request?.method === 'POST');
  return { outcome, posted: posted.map(([, request]) => request) };
}

describe('a payment by card', () => {
  test('sends the token of Stripe with the order', async () => {
    const { send, outcome } = withToken('token-1');
    expect(await outcome).toMatchObject({ kind: 'placed' });
    expect(send.mock.lastCall?.[1]?.body).toContain('"payment":{"method":"card","token":"token-1"}');
  });

  test('sends nothing if Stripe does not accept what was entered, and keeps the form', async () => {
    const { send, outcome } = withToken(undefined);
    expect(await outcome).toEqual({ kind: 'rejected', fields: { paymentMethod: 'invalid' } });
    expect(send).not.toHaveBeenCalled();
  });

  describe('whose bank asks the buyer', () => {
    test('is sent again with the payment once the buyer has answered, under the same key', async () => {
      const confirm = vi.fn(async () => {});
      const { outcome, posted } = await pay([asked, placed], confirm);
      expect(outcome).toMatchObject({ kind: 'placed' });
      expect(confirm).toHaveBeenCalledExactlyOnceWith('pi_1_secret');
      expect(posted).toHaveLength(2);
      expect(posted[1]?.body).toContain('"payment":{"method":"card","token":"pi_1"}');
      expect(posted[1]?.headers).toEqual(posted[0]?.headers);
    });

    test('is declined if the buyer has not answered, also if Stripe cannot be reached', async () => {
      const { outcome } = await pay([asked, asked], () => Promise.reject(new Error('offline')));
      expect(outcome).toEqual({ kind: 'declined' });
    });

    test('is declined if the buyer does not agree', async () => {
      const { outcome } = await pay([asked, { kind: 'declined' }], async () => {});
      expect(outcome).toEqual({ kind: 'declined' });
    });
  });
});
