// Prices, and orders: placed, found again and read.
import * as v from 'valibot';
import { PLACING_TIMEOUT_MS, SignedOut } from './engine-client.ts';
import {
  DECISION,
  documentNumber,
  LINES,
  ORDER,
  orderKey,
  orderNumber,
  readBody,
  Rejected,
  RETURN,
} from './fields.ts';
import { type Call, NotFound, ownSession, route } from './route.ts';
import { sessionToken } from './session-cookie.ts';

/** All orders of a customer are read, up to 500. */
const MANY_ROWS = 300;
const ORDER_NUMBER = /^[0-9]{6}$/;

/** The order that a request names, and in whose name it is sent. */
function namedOrder({ request, id }: Call) {
  if (!ORDER_NUMBER.test(id)) throw new NotFound();
  const session = sessionToken(request);
  const { searchParams } = new URL(request.url, 'http://shop.invalid');
  const key = searchParams.get('key') ?? undefined;
  if (session === undefined && key === undefined) throw new SignedOut();
  return [{ number: id, key }, session] as const;
}

function orderReply<Order>(order: Order | undefined) {
  if (!order) throw new NotFound();
  return { kind: 'order', order };
}

export const ORDER_ROUTES = [
  route('GET', '/orders', { cost: MANY_ROWS }, async (call) => ({
    kind: 'orders',
    ...(await call.engine.call('ownOrders', undefined, ownSession(call))),
  })),
  route('POST', '/orders', { limit: 'order' }, async ({ request, engine, network, limit }) => {
    const key = request.headers['idempotency-key'];
    if (!v.is(orderKey, key)) throw new Rejected({ idempotencyKey: 'invalid' });
    const { signedIn, ...order } = readBody(ORDER, request.body);
    await limit('orderLine', network, order.lines.length);
    if (order.vouchers.length > 0) await limit('voucher', network, order.vouchers.length);
    const session = sessionToken(request);
    if (session === undefined) await limit('guestOrder', network);
    // The browser forgets its cookie when it is closed, but not that the buyer has signed in.
    const isFromCustomer = signedIn || session !== undefined;
    const sent = { key, ...order, isFromCustomer, network };
    const outcome = await engine.call('placeOrder', sent, session, PLACING_TIMEOUT_MS);
    if (outcome.kind === 'signed-out') throw new SignedOut();
    if (outcome.kind === 'rejected') throw new Rejected(outcome.fields);
    return outcome;
  }),
  route('GET', '/orders/by-key/:id', { limit: 'lookUp' }, async ({ id, engine }) => {
    if (!v.is(orderKey, id)) throw new NotFound();
    return (await engine.call('placedOrder', { key: id })) ?? { kind: 'none' };
  }),
  route('GET', '/orders/:id', { limit: 'lookUp' }, async (call) =>
    orderReply(await call.engine.call('order', ...namedOrder(call))),
  ),
  route('POST', '/orders/:id/cancel', { limit: 'lookUp' }, async (call) =>
    orderReply(await call.engine.call('cancelOrder', ...namedOrder(call), PLACING_TIMEOUT_MS)),
  ),
  route('POST', '/orders/:id/decision', { limit: 'lookUp', body: DECISION }, async (call, values) => {
    const session = ownSession(call);
    if (!v.is(orderNumber, call.id)) throw new NotFound();
    const asked = { ...values, number: call.id };
    const outcome = await call.engine.call('decideOrder', asked, session, PLACING_TIMEOUT_MS);
    if (outcome === 'not-found') throw new NotFound();
    if (outcome !== 'decided') throw new Rejected({ [outcome]: 'invalid' });
    return { kind: outcome };
  }),
  route('POST', '/orders/:id/returns', { limit: 'lookUp', body: RETURN }, async (call, values) => {
    const [named, session] = namedOrder(call);
    const order = await call.engine.call('askForReturn', { ...named, ...values }, session);
    if (order === 'lines') throw new Rejected({ lines: 'invalid' });
    return orderReply(order);
  }),
  route('GET', '/documents/:id', { limit: 'lookUp' }, async ({ request, reply, id, engine }) => {
    const { searchParams } = new URL(request.url, 'http://shop.invalid');
    const key = searchParams.get('key');
    if (!v.is(documentNumber, id) || key === null) throw new NotFound();
    const file = await engine.call('document', { number: id, key });
    if (file === undefined) throw new NotFound();
    reply
      .header('Content-Type', 'application/pdf')
      .header('Content-Disposition', `inline; filename="${id}.pdf"`);
    return Buffer.from(file, 'base64');
  }),
  route('POST', '/stripe-events', { limit: 'payment', isForServers: true }, async ({ request, engine }) => {
    const signature = request.headers['stripe-signature'];
    const body = String(request.body);
    const isSigned =
      typeof signature === 'string' &&
      (await engine.call('stripeEvent', { body, signature }, undefined, PLACING_TIMEOUT_MS));
    if (!isSigned) throw new Rejected({ signature: 'invalid' });
    return { kind: 'accepted' };
  }),
  route('POST', '/prices', { body: LINES }, async ({ request, engine, network, limit }, values) => {
    await limit('work', network, values.lines.length);
    if (values.vouchers.length > 0) await limit('voucher', network, values.vouchers.length);
    return { kind: 'prices', ...(await engine.call('prices', values, sessionToken(request))) };
  }),
];
