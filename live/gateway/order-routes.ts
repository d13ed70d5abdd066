// Prices, and orders: placed, found again and read.
import { PLACING_TIMEOUT_MS, SignedOut } from './engine-client.ts';
import {
  country,
  email,
  flag,
  group,
  isObject,
  listOf,
  matching,
  oneOf,
  optional,
  phone,
  readFields,
  Rejected,
  text,
  wholeNumber,
} from './fields.ts';
import { PROVIDER_METHODS } from '../payment/provider.ts';
import { type Call, NotFound, ownSession, type Reply, type Route } from './route.ts';
import { sessionToken } from './session-cookie.ts';

const MAX_LINES = 1000;
const MAX_QUANTITY = 10_000;
const MAX_PRICE = 500_000_000;

const ORDER_NUMBER = /^[0-9]{6}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const productId = matching(/^[\w-]+$/, 100);
const quantity = wholeNumber(1, MAX_QUANTITY);
const CHECKOUT = {
  firstName: text(),
  lastName: text(),
  email,
  phone,
  address: text(),
  address2: optional(text()),
  city: text(),
  state: text(),
  zipCode: text(30),
  country,
} as const;

export const ORDER_ROUTES: readonly Route[] = [
  { method: 'GET', path: '/api/orders', limit: 'other', answer: readOrders },
  { method: 'POST', path: '/api/orders', limit: 'order', answer: placeOrder },
  { method: 'GET', path: '/api/orders/by-key/:', limit: 'lookUp', answer: readPlacedOrder },
  { method: 'GET', path: '/api/orders/:', limit: 'lookUp', answer: readOrder },
  { method: 'POST', path: '/api/prices', limit: 'other', answer: readPrices },
];

async function readOrders(call: Call) {
  const { data } = await call.engine.ask<{ ownOrders: unknown }>('{ ownOrders }', {}, ownSession(call));
  if (data.ownOrders === null) throw new SignedOut();
  return { kind: 'orders', orders: data.ownOrders };
}

async function readOrder({ request, parameter, query, engine }: Call) {
  if (!ORDER_NUMBER.test(parameter)) throw new NotFound();
  const session = sessionToken(request);
  const accessKey = query.get('key') ?? undefined;
  if (session === undefined && accessKey === undefined) throw new SignedOut();
  const { data } = await engine.ask<{ orderView: unknown }>(
    'query ($number: String!, $key: String) { orderView(number: $number, key: $key) }',
    { number: parameter, key: accessKey },
    session,
  );
  if (data.orderView === null) throw new NotFound();
  return { kind: 'order', order: data.orderView };
}

async function readPrices({ body, engine }: Call) {
  const { lines } = readFields(body, { lines: listOf({ productId, quantity }, MAX_LINES) });
  const { data } = await engine.ask<{ currentPrices: object }>(
    'query ($lines: JSON!) { currentPrices(lines: $lines) }',
    { lines },
  );
  return { kind: 'prices', ...data.currentPrices };
}

async function placeOrder({ request, body, engine, network, limit }: Call): Promise<Reply> {
  const idempotencyKey = request.headers['idempotency-key'];
  if (typeof idempotencyKey !== 'string' || !UUID.test(idempotencyKey)) {
    throw new Rejected({ idempotencyKey: 'invalid' });
  }
  const { signedIn, ...order } = readFields(body, {
    lines: listOf({ productId, quantity, price: wholeNumber(0, MAX_PRICE) }, MAX_LINES),
    total: optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)),
    customer: group(CHECKOUT),
    payment: readPayment,
    signedIn: flag,
  });
  const session = sessionToken(request);
  if (session === undefined)
    for (const who of [network, order.customer.email.toLowerCase()]) limit('guestOrder', who);
  const { data } = await engine.ask<{ placeOrder: Reply & { fields?: Rejected['fields'] } }>(
    'mutation ($request: JSON!) { placeOrder(request: $request) }',
    {
      request: {
        key: idempotencyKey.toLowerCase(),
        ...order,
        // The browser forgets its cookie when it is closed, but not that the buyer has signed in.
        isFromCustomer: signedIn || session !== undefined,
        network,
      },
    },
    session,
    PLACING_TIMEOUT_MS,
  );
  if (data.placeOrder.kind === 'signed-out') throw new SignedOut();
  if (data.placeOrder.kind === 'rejected') throw new Rejected(data.placeOrder.fields ?? {});
  return data.placeOrder;
}

const PAYMENTS = {
  invoice: group({ method: oneOf(['invoice']) }),
  'purchase-order': group({ method: oneOf(['purchase-order']), purchaseOrder: text(100) }),
  provider: group({ method: oneOf(PROVIDER_METHODS), token: matching(/^[\w.-]+$/, 500) }),
};

function readPayment(value: unknown) {
  const method = isObject(value) ? value['method'] : undefined;
  if (method === 'purchase-order') return PAYMENTS['purchase-order'](value);
  if (PROVIDER_METHODS.some((each) => each === method)) return PAYMENTS.provider(value);
  // Rejects every method but `invoice`.
  return PAYMENTS.invoice(value);
}

async function readPlacedOrder({ parameter: idempotencyKey, engine }: Call) {
  if (!UUID.test(idempotencyKey)) throw new NotFound();
  const { data } = await engine.ask<{ placedOrder: Reply | null }>(
    'query ($key: String!) { placedOrder(key: $key) }',
    { key: idempotencyKey.toLowerCase() },
  );
  return data.placedOrder ?? { kind: 'none' };
}
