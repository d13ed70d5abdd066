import * as v from 'valibot';
import { isLineItem, type LineItem, orderSummary, subtotal } from '#app/cart/model/cart.ts';
import type { EarlierOrder, OrderOutcome } from '#app/commerce/model/checkout-flow.ts';
import type { OrderDraft, Payment } from '#app/commerce/model/order.ts';
import type { Cents } from '#app/lib/money.ts';
import {
  type Ask,
  changedAnswer,
  confirmAnswer,
  declinedAnswer,
  noneAnswer,
  placedAnswer,
} from './gateway.ts';

/** An order that was sent and whose outcome is unknown. */
export type PendingOrder = { readonly key: string; readonly order: OrderDraft };

export type PendingOrderStore = ReturnType<typeof createPendingOrderStore>;

const text = v.string();

const pendingOrder = v.object({
  key: v.pipe(text, v.uuid()),
  order: v.object({
    lines: v.array(v.custom<LineItem>(isLineItem)),
    contact: v.object({ firstName: text, lastName: text, email: text, phone: text }),
    shipping: v.object({
      address: text,
      address2: v.exactOptional(text),
      city: text,
      state: text,
      zipCode: text,
      country: text,
    }),
  }),
});

/**
 * Keeps the order in storage, so that it survives a reload and is the same in all tabs. If storage fails, it is kept in
 * memory.
 * @param storage a function because access to storage may throw
 */
export function createPendingOrderStore(
  name: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) {
  let inMemory: PendingOrder | undefined;
  /** What storage contained when it failed. As long as it does, `inMemory` is newer. */
  let outdatedText: string | null | undefined;
  const attempt = <Result>(task: (items: ReturnType<typeof storage>) => Result): Result | undefined => {
    try {
      return task(storage());
    } catch {
      return undefined;
    }
  };
  function read(): PendingOrder | undefined {
    const stored = attempt((items) => items.getItem(name));
    if (typeof stored !== 'string' || (inMemory && stored === outdatedText)) return inMemory;
    const parsed = attempt(() => v.safeParse(pendingOrder, JSON.parse(stored)));
    return parsed?.success ? parsed.output : inMemory;
  }
  return {
    read,
    write(pending: PendingOrder): void {
      const isStored = attempt((items) => {
        items.setItem(name, JSON.stringify(pending));
        return true;
      });
      inMemory = isStored ? undefined : pending;
      outdatedText = isStored ? undefined : attempt((items) => items.getItem(name));
    },
    /** Removes the order with this key. Another tab may have stored one with another key. */
    remove(key: string): void {
      if (read()?.key !== key) return;
      inMemory = undefined;
      attempt((items) => items.removeItem(name));
    },
  };
}

/** Placing an order takes longer than other requests. */
const PLACING_TIMEOUT_MS = 25_000;

const orderAnswers = v.variant('kind', [placedAnswer, changedAnswer, declinedAnswer, confirmAnswer]);
const earlierAnswers = v.variant('kind', [placedAnswer, noneAnswer]);

/** What the buyer has seen. */
export const shownTotal = ({ shownTotal: total, lines }: OrderDraft): Cents =>
  total ?? orderSummary(subtotal({ items: lines })).total;

/** `token` is Stripe's for the card that the buyer has entered, or that of a payment that the buyer's bank has confirmed. */
export type SentPayment = Payment & { readonly token?: string };

/**
 * Places an order once. The key under which the gateway places it is stored before the call and forgotten only when the
 * outcome is known. As long as it is stored, the next attempt first asks what became of the last one, and uses the same key.
 *
 * @param confirm lets the buyer's bank ask the buyer, for payments by card
 */
export function createPlaceOnce(
  ask: Ask,
  pendingOrder: PendingOrderStore,
  newKey: () => string,
  confirm: (secret: string) => Promise<void> = async () => {},
) {
  let placing: Promise<OrderOutcome> | undefined;

  async function place(order: OrderDraft, payment: SentPayment, isSignedIn: boolean): Promise<OrderOutcome> {
    const earlier = await askForEarlierOrder();
    if (earlier.kind !== 'none') return earlier;
    const pending = storePending(order);
    const send = (sent: SentPayment) =>
      ask(
        {
          method: 'POST',
          path: 'orders',
          headers: { 'Idempotency-Key': pending.key },
          body: {
            lines: order.lines.map(({ id, quantity, price }) => ({ productId: id, quantity, price })),
            total: shownTotal(order),
            ...(order.delivery !== undefined && { delivery: order.delivery }),
            ...(order.vouchers && { vouchers: order.vouchers }),
            ...(order.costCentre !== undefined && { costCentre: order.costCentre }),
            customer: { ...order.contact, ...order.shipping },
            payment: sent,
            ...(isSignedIn && { signedIn: true }),
          },
          timeoutMs: PLACING_TIMEOUT_MS,
        },
        orderAnswers,
      );
    let asked = await send(payment);
    if ('answer' in asked && asked.answer.kind === 'confirm') {
      const { intent, secret } = asked.answer;
      // Whether the buyer has agreed is asked of the back end.
      await confirm(secret).catch(() => {});
      asked = await send({ ...payment, token: intent });
    }
    if ('lost' in asked)
      return whatBecameOf(pending, { kind: 'unconfirmed' }, { kind: 'unavailable', error: asked.lost });
    const { answer } = asked;
    switch (answer.kind) {
      case 'placed':
        return completed(pending, answer);
      case 'confirm':
        // The buyer has not answered. The next attempt has the same key, and gives this payment up.
        return { kind: 'declined' };
      case 'unavailable':
        // An earlier request with the same key may have placed the order.
        return whatBecameOf(pending, answer, answer);
      default:
        pendingOrder.remove(pending.key);
        return answer;
    }
  }

  /** Stores the order under the key of a pending one, which another tab may have just stored, or else under a new key. */
  function storePending(order: OrderDraft): PendingOrder {
    const pending = { key: pendingOrder.read()?.key ?? newKey(), order };
    pendingOrder.write(pending);
    return pending;
  }

  /**
   * @param whenUnknown returned if the gateway does not say whether there is an order
   * @param whenNone returned if there is no order
   */
  async function whatBecameOf(
    pending: PendingOrder,
    whenUnknown: OrderOutcome,
    whenNone: OrderOutcome,
  ): Promise<OrderOutcome> {
    const earlier = await askFor(pending);
    if (earlier.kind === 'placed') return earlier;
    return earlier.kind === 'none' ? whenNone : whenUnknown;
  }

  async function askFor(pending: PendingOrder): Promise<EarlierOrder> {
    const asked = await ask({ method: 'GET', path: `orders/by-key/${pending.key}` }, earlierAnswers);
    const answer = 'lost' in asked ? undefined : asked.answer;
    if (answer?.kind === 'placed') return completed(pending, answer);
    if (answer?.kind === 'none') return answer;
    // Another tab may have got an answer to its own request with the same key, and removed the order.
    if (!pendingOrder.read()) pendingOrder.write(pending);
    return { kind: 'unconfirmed' };
  }

  async function askForEarlierOrder(): Promise<EarlierOrder> {
    const pending = pendingOrder.read();
    return pending ? askFor(pending) : { kind: 'none' };
  }

  function completed(
    { key, order }: PendingOrder,
    { kind: _kind, ...placed }: v.InferOutput<typeof placedAnswer>,
  ): EarlierOrder & OrderOutcome {
    pendingOrder.remove(key);
    return { kind: 'placed', order: { ...order, ...placed } };
  }

  return {
    /** @param isSignedIn whether the buyer expects the order to be that of an account */
    placeOrder: (order: OrderDraft, payment: SentPayment, isSignedIn: boolean): Promise<OrderOutcome> => {
      placing ??= place(order, payment, isSignedIn).finally(() => {
        placing = undefined;
      });
      return placing;
    },
    askForEarlierOrder,
  };
}
