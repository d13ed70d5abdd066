// Quotes of the shop: asked for by a customer, read and accepted.
import * as v from 'valibot';
import { PLACING_TIMEOUT_MS } from './engine-client.ts';
import { orderKey, orderNumber, SHOP_QUOTE_ACCEPTANCE, SHOP_QUOTE_REQUEST, Rejected } from './fields.ts';
import { type Call, NotFound, ownSession, route } from './route.ts';

/** A customer has few quotes, but each is read whole. */
const MANY_ROWS = 300;

/** @returns the session and the number */
function namedQuote(call: Call): readonly [session: string, number: string] {
  const session = ownSession(call);
  if (!v.is(orderNumber, call.id)) throw new NotFound();
  return [session, call.id];
}

export const QUOTE_ROUTES = [
  route('GET', '/quotes', { cost: MANY_ROWS }, async (call) => ({
    kind: 'shop-quotes',
    quotes: await call.engine.call('shopQuotes', undefined, ownSession(call)),
  })),
  route('POST', '/quotes', { limit: 'order', body: SHOP_QUOTE_REQUEST }, async (call, values) => {
    const key = call.request.headers['idempotency-key'];
    if (!v.is(orderKey, key)) throw new Rejected({ idempotencyKey: 'invalid' });
    await call.limit('orderLine', call.network, values.lines.length);
    const sent = { key, ...values };
    const number = await call.engine.call('askForShopQuote', sent, ownSession(call), PLACING_TIMEOUT_MS);
    if (number === undefined) throw new Rejected({ addressId: 'invalid' });
    if (number === 'too-many') throw new Rejected({ quotes: 'too-long' });
    return { kind: 'asked', number };
  }),
  route('GET', '/quotes/:id', { limit: 'lookUp' }, async (call) => {
    const [session, number] = namedQuote(call);
    const quote = await call.engine.call('shopQuote', { number }, session);
    if (!quote) throw new NotFound();
    return { kind: 'shop-quote', quote };
  }),
  route(
    'POST',
    '/quotes/:id/order',
    { limit: 'order', body: SHOP_QUOTE_ACCEPTANCE },
    async (call, values) => {
      const [session, number] = namedQuote(call);
      const sent = { ...values, number };
      const outcome = await call.engine.call('acceptShopQuote', sent, session, PLACING_TIMEOUT_MS);
      if (!outcome) throw new NotFound();
      if (outcome.kind === 'rejected') throw new Rejected(outcome.fields);
      return outcome;
    },
  ),
];
