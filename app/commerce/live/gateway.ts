import * as v from 'valibot';
import type { Failure, ServiceErrorCode } from '#app/commerce/model/service-error.ts';
import { VOUCHER_STATES } from '#app/cart/model/cart.ts';
import { MAX_PRICE } from '#app/lib/money.ts';
import { PAYMENT_METHODS } from '#app/commerce/model/checkout-form.ts';
import { DELIVERY_STATES, DOCUMENT_KINDS, PAYMENT_STATES, QUOTE_STATES } from '#app/commerce/model/order.ts';

// What the gateway may answer. Other properties are ignored, so that a newer gateway can add some.

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const price = v.pipe(cents, v.maxValue(MAX_PRICE));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const text = v.string();
const listOf = <Entry>(entry: v.GenericSchema<unknown, Entry>) => v.pipe(v.array(entry), v.readonly());

/** Part of a URL, so it must not contain a slash, for example. */
const orderNumber = v.pipe(text, v.regex(/^\d{6}$/));
const documentPath = v.pipe(text, v.regex(/^\/api\/documents\/[\w-]+\?key=[\w-]+$/));
const secret = v.pipe(text, v.regex(/^[\w~.-]{1,200}$/));

const contact = { email: text, firstName: text, lastName: text, phone: text };
const customer = v.object({
  ...contact,
  newsletter: v.boolean(),
  /** As the customer states them. */
  company: text,
  vatNumber: text,
  /** That the owner has found the customer to belong to. */
  firm: v.exactOptional(v.object({ name: text, vatNumber: text })),
});
const discounts = v.exactOptional(listOf(v.object({ name: text, amount: cents })));
const totals = {
  subtotal: cents,
  discounts,
  shipping: cents,
  shippingDiscounts: discounts,
  tax: cents,
  isTaxExempt: v.exactOptional(v.literal(true)),
  total: cents,
};
const currentPrices = {
  lines: listOf(v.object({ productId: text, price: v.nullable(price), available: count })),
  ...totals,
  isShippingOpen: v.exactOptional(v.literal(true)),
  deliveries: v.exactOptional(
    listOf(
      v.object({
        id: text,
        name: text,
        days: v.exactOptional(v.object({ from: count, to: count })),
        isPickUp: v.exactOptional(v.literal(true)),
        shipping: cents,
        shippingDiscounts: discounts,
        tax: cents,
        total: cents,
      }),
    ),
  ),
  vouchers: v.exactOptional(listOf(v.object({ code: text, state: v.picklist(VOUCHER_STATES) }))),
  /** The ways to pay that the owner offers. */
  methods: v.exactOptional(listOf(text)),
};
const time = v.pipe(
  text,
  v.check((value) => !Number.isNaN(Date.parse(value))),
);
const orderEntry = {
  number: orderNumber,
  placedAt: time,
  deliveryState: v.picklist(DELIVERY_STATES),
  paymentState: v.picklist(PAYMENT_STATES),
  total: cents,
  /** The number of units. */
  items: count,
};
const address = { name: text, address: text, city: text, state: text, zip: text, country: text };

const shippingAddress = v.object({
  address: text,
  address2: v.exactOptional(text),
  city: text,
  state: text,
  zipCode: text,
  country: text,
});

const answer = <const Kind extends string, const Content extends v.ObjectEntries>(
  kind: Kind,
  content: Content,
) => v.object({ kind: v.literal(kind), ...content });

export const placedAnswer = answer('placed', {
  number: orderNumber,
  key: secret,
  total: cents,
  isWaiting: v.exactOptional(v.boolean()),
  awaitsFirm: v.exactOptional(v.boolean()),
});
/** No order was placed under the idempotency key that the request names. */
export const noneAnswer = answer('none', {});
export const changedAnswer = answer('changed', currentPrices);
export const declinedAnswer = answer('declined', {});
/** The buyer's bank asks the buyer to confirm the payment. Stripe's script does, with the secret. */
export const confirmAnswer = answer('confirm', { intent: text, secret: text });
export const pricesAnswer = answer('prices', currentPrices);
export const sessionAnswer = answer('session', { customer: v.nullable(customer) });
export const signedInAnswer = answer('signed-in', { customer });
export const signedOutAnswer = answer('signed-out', {});
export const refusedAnswer = answer('refused', {});
export const expiredAnswer = answer('expired', {});
export const acceptedAnswer = answer('accepted', {});
export const savedAnswer = answer('saved', {});
export const detailsSavedAnswer = answer('saved', { customer });
export const addressesAnswer = answer('addresses', {
  addresses: listOf(v.object({ id: text, ...address })),
});
export const ordersAnswer = answer('orders', {
  orders: listOf(v.object(orderEntry)),
  /** Orders of colleagues that wait for the approval of who is signed in, the oldest first. */
  toApprove: v.exactOptional(
    listOf(
      v.object({
        number: orderNumber,
        placedAt: time,
        total: cents,
        orderedBy: text,
        costCentre: v.exactOptional(text),
      }),
    ),
  ),
});
export const decidedAnswer = answer('decided', {});
export const orderAnswer = answer('order', {
  order: v.object({
    ...orderEntry,
    ...totals,
    /** The name of the delivery, if the buyer could choose. */
    delivery: v.exactOptional(text),
    /** The total without cancelled pieces. */
    charged: cents,
    paid: cents,
    refunded: cents,
    /** When the order is cancelled unless the shop confirms it before. */
    heldUntil: v.exactOptional(time),
    documents: v.exactOptional(
      listOf(v.object({ number: text, kind: v.picklist(DOCUMENT_KINDS), path: documentPath })),
    ),
    /** Nothing of it is packed, so the buyer can cancel it. */
    canCancel: v.exactOptional(v.literal(true)),
    /** `cancelled`: how many of the pieces were cancelled. `returnable`: how many the buyer can ask to send back. */
    lines: listOf(
      v.object({
        productId: text,
        title: text,
        price,
        quantity: count,
        cancelled: count,
        returnable: v.exactOptional(count),
      }),
    ),
    /** What the buyer has asked to send back. The last one may have no answer yet. */
    returns: v.exactOptional(
      listOf(
        v.object({
          askedAt: time,
          lines: listOf(v.object({ title: text, quantity: count })),
          reason: text,
          answer: v.exactOptional(v.object({ isAccepted: v.boolean(), text })),
        }),
      ),
    ),
    customer: v.object(contact),
    address: shippingAddress,
    payment: v.object({ method: v.picklist(PAYMENT_METHODS), purchaseOrder: v.optional(text) }),
    costCentre: v.exactOptional(text),
    /** An approver of the buyer's firm has to approve it. */
    awaitsFirm: v.exactOptional(v.literal(true)),
    /** Who has ordered. Only for an approver who has to decide. */
    orderedBy: v.exactOptional(text),
  }),
});

export const askedAnswer = answer('asked', { number: orderNumber });
export const shopQuote = v.object({
  number: orderNumber,
  state: v.picklist(QUOTE_STATES),
  askedAt: time,
  /** When it ends. */
  until: v.exactOptional(time),
  /** `available`: how many of the pieces are in stock. */
  lines: listOf(v.object({ productId: text, title: text, price, quantity: count, available: count })),
  ...totals,
  delivery: v.exactOptional(text),
  address: shippingAddress,
});
export const shopQuoteAnswer = answer('shop-quote', { quote: shopQuote });
export const shopQuotesAnswer = answer('shop-quotes', { quotes: listOf(shopQuote) });

export const notFoundAnswer = answer('not-found', {});
export const unavailableAnswer = answer('unavailable', { error: v.picklist(['TOO_MANY', 'ENGINE']) });
export const rejectedAnswer = answer('rejected', {
  fields: v.record(text, v.picklist(['required', 'invalid', 'too-long', 'too-common'])),
});

export type GatewayRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/`. */
  readonly path: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
};

export type Asked<Answer> =
  | { readonly answer: Answer | Failure }
  /**
   * No answer arrived, or one with an unexpected status or shape, for example from something other than the gateway. The
   * request may have had an effect.
   */
  | { readonly lost: ServiceErrorCode };

/** Sends a request and returns the answer if it has the given shape. */
export type Ask = <Answer>(
  request: GatewayRequest,
  shape: v.GenericSchema<unknown, Answer>,
) => Promise<Asked<Answer>>;

const TIMEOUT_MS = 12_000;

/**
 * The shapes of the failures that the shop expects of the gateway, by status. For 429 the status is enough. Failures with
 * other statuses count as lost answers. So does 504: the engine may have acted after the gateway stopped waiting.
 */
const FAILURES = new Map<number, v.GenericSchema<unknown, Failure>>([
  [400, rejectedAnswer],
  [401, signedOutAnswer],
  [404, notFoundAnswer],
  [503, unavailableAnswer],
]);

/**
 * @param send `fetch`, or a function like it
 * @param origin of the gateway, without a slash at its end; empty for that of the page
 */
export function createGateway(send: typeof fetch, origin = ''): Ask {
  return async ({ method, path, body, headers = {}, timeoutMs = TIMEOUT_MS }, shape) => {
    try {
      const response = await send(`${origin}/api/${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        cache: 'no-store',
        credentials: 'same-origin',
        // A captive portal or a proxy that redirects is not the gateway.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const { status } = response;
      if (status === 429) return { answer: { kind: 'unavailable', error: 'TOO_MANY' } };
      const lost = status >= 500 ? 'ENGINE' : 'GENERIC';
      const expected = status === 200 ? shape : FAILURES.get(status);
      if (!expected) return { lost };
      const answer = v.safeParse(expected, await response.json().catch(() => undefined));
      return answer.success ? { answer: answer.output } : { lost };
    } catch {
      return { lost: 'GENERIC' };
    }
  };
}
