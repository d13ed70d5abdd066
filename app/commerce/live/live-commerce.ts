import * as v from 'valibot';
import type { LineItem } from '#app/cart/model/cart.ts';
import type { Commerce } from '#app/commerce/commerce.ts';
import { maintenanceCommerce } from '#app/commerce/maintenance-commerce.ts';
import { countryName } from '#app/commerce/model/checkout-form.ts';
import type { OrderOutcome } from '#app/commerce/model/checkout-flow.ts';
import type { OrderDraft } from '#app/commerce/model/order.ts';
import type { Failure } from '#app/commerce/model/service-error.ts';
import {
  acceptedAnswer,
  askedAnswer,
  addressesAnswer,
  createGateway,
  decidedAnswer,
  detailsSavedAnswer,
  expiredAnswer,
  type GatewayRequest,
  orderAnswer,
  ordersAnswer,
  placedAnswer,
  pricesAnswer,
  shopQuoteAnswer,
  shopQuotesAnswer,
  refusedAnswer,
  savedAnswer,
  sessionAnswer,
  signedInAnswer,
  signedOutAnswer,
} from './gateway.ts';
import { CARDS, type Cards } from './cards.ts';
import {
  createPendingOrderStore,
  createPlaceOnce,
  shownTotal,
  type PendingOrderStore,
  type SentPayment,
} from './place-once.ts';
import { storageKey } from '#app/base-path.ts';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { rememberSignedIn, signedInStore } from '#app/lib/signed-in-store.ts';

/** What the browser remembers of having signed in. */
type SignedInNote = { readonly read: () => boolean; readonly remove: () => void };

type LiveOptions = {
  readonly fetch: typeof fetch;
  readonly pendingOrder: PendingOrderStore;
  readonly newKey: () => string;
  readonly signedIn?: SignedInNote;
  /** Without it, a payment by card is answered with the maintenance message. */
  readonly cards?: Cards | undefined;
  /** The origin of the gateway. Defaults to that of the page. */
  readonly origin?: string;
};

const signedInOrRefused = v.variant('kind', [signedInAnswer, refusedAnswer]);
const signedInOrExpired = v.variant('kind', [signedInAnswer, expiredAnswer]);
const confirmedOrNot = v.variant('kind', [signedInAnswer, refusedAnswer, expiredAnswer]);
const savedOrRefused = v.variant('kind', [savedAnswer, refusedAnswer]);
const savedOrExpired = v.variant('kind', [savedAnswer, expiredAnswer]);

const orderPath = (number: string, what: string, key: string | undefined) =>
  `orders/${encodeURIComponent(number)}${what}${key === undefined ? '' : `?key=${encodeURIComponent(key)}`}`;
const placedOrShopQuote = v.variant('kind', [placedAnswer, shopQuoteAnswer]);

const requestedLines = (lines: readonly Pick<LineItem, 'id' | 'quantity'>[]) =>
  lines.map(({ id, quantity }) => ({ productId: id, quantity }));

/** The adapter for the gateway in `live/`. */
export function createLiveCommerce({
  fetch,
  pendingOrder,
  newKey,
  signedIn,
  cards,
  origin,
}: LiveOptions): Commerce {
  const askGateway = createGateway(fetch, origin);
  const placing = createPlaceOnce(askGateway, pendingOrder, newKey, cards?.confirm);

  async function ask<Answer>(
    method: GatewayRequest['method'],
    path: string,
    shape: v.GenericSchema<unknown, Answer>,
    body?: object,
    key?: string,
  ): Promise<Answer | Failure> {
    const headers = key !== undefined && { headers: { 'Idempotency-Key': key } };
    const asked = await askGateway({ method, path, ...(body && { body }), ...headers }, shape);
    return 'lost' in asked ? { kind: 'unavailable', error: asked.lost } : asked.answer;
  }

  async function placeOnce(order: OrderDraft, payment: SentPayment): Promise<OrderOutcome> {
    const outcome = await placing.placeOrder(order, payment, signedIn?.read() === true);
    // The next attempt is that of a guest, as the message says.
    if (outcome.kind === 'signed-out') signedIn?.remove();
    return outcome;
  }

  return {
    placeOrder: async (order, payment) => {
      const { method } = payment;
      if (method === 'invoice' || method === 'purchase-order') return placeOnce(order, payment);
      // Others are those of the demonstration.
      if (method !== 'card' || !cards) return maintenanceCommerce.placeOrder(order, payment);
      const token = await cards.tokenize(shownTotal(order));
      return token === undefined
        ? { kind: 'rejected', fields: { paymentMethod: 'invalid' } }
        : placeOnce(order, { ...payment, token });
    },
    askForEarlierOrder: placing.askForEarlierOrder,
    prices: (lines, country, vouchers) =>
      ask('POST', 'prices', pricesAnswer, {
        lines: requestedLines(lines),
        ...(country !== undefined && { country: countryName(country) }),
        ...(vouchers && { vouchers }),
      }),

    session: () => ask('GET', 'session', sessionAnswer),
    signIn: ({ remember, ...credentials }) =>
      ask('POST', 'session', signedInOrRefused, { ...credentials, rememberMe: remember }),
    signOut: () => ask('DELETE', 'session', signedOutAnswer),
    register: ({ confirmPassword: _confirmed, ...account }) =>
      ask('POST', 'registrations', acceptedAnswer, account),
    confirmRegistration: (token, password) =>
      ask('POST', 'registrations/confirm', confirmedOrNot, { token, password }),
    requestPasswordReset: (request) => ask('POST', 'password-resets', acceptedAnswer, request),
    resetPassword: (token, password) =>
      ask('POST', 'password-resets/confirm', signedInOrExpired, { token, password }),

    orders: () => ask('GET', 'orders', ordersAnswer),
    order: (number, key) => ask('GET', orderPath(number, '', key), orderAnswer),
    cancelOrder: (number, key) => ask('POST', orderPath(number, '/cancel', key), orderAnswer),
    askForReturn: (request, number, key) =>
      ask('POST', orderPath(number, '/returns', key), orderAnswer, request),
    askForShopQuote: ({ key, lines, addressId, message }) =>
      ask('POST', 'quotes', askedAnswer, { lines: requestedLines(lines), addressId, message }, key),
    shopQuotes: () => ask('GET', 'quotes', shopQuotesAnswer),
    shopQuote: (number) => ask('GET', `quotes/${encodeURIComponent(number)}`, shopQuoteAnswer),
    decideOrder: (number, decision) =>
      ask('POST', orderPath(number, '/decision', undefined), decidedAnswer, decision),
    acceptShopQuote: ({ number, total }, references) =>
      ask('POST', `quotes/${encodeURIComponent(number)}/order`, placedOrShopQuote, { total, ...references }),
    addresses: () => ask('GET', 'account/addresses', addressesAnswer),
    saveAddress: (address, id) =>
      id === undefined
        ? ask('POST', 'account/addresses', addressesAnswer, address)
        : ask('PUT', `account/addresses/${encodeURIComponent(id)}`, addressesAnswer, address),
    removeAddress: (id) => ask('DELETE', `account/addresses/${encodeURIComponent(id)}`, addressesAnswer),
    saveDetails: (details) => ask('PUT', 'account', detailsSavedAnswer, details),
    closeAccount: (password) => ask('POST', 'account/close', savedOrRefused, { password }),
    changePassword: ({ current, password }) =>
      ask('PUT', 'account/password', savedOrRefused, { current, password }),

    sendMessage: (message) => ask('POST', 'messages', acceptedAnswer, message),
    subscribe: (email) => ask('POST', 'newsletter', acceptedAnswer, { email }),
    confirmSubscription: (token) => ask('POST', 'newsletter/confirm', savedOrExpired, { token }),
    endSubscription: (token) => ask('POST', 'newsletter/end', savedOrExpired, { token }),
  };
}

/** The live adapter with the browser's network and storage. */
export const browserCommerce = createLiveCommerce({
  fetch: (...request) => fetch(...request),
  signedIn: { read: signedInStore.getState, remove: () => rememberSignedIn(false) },
  cards: CARDS,
  newKey: randomUuid,
  pendingOrder: createPendingOrderStore(storageKey('pending-order'), () => localStorage),
});
