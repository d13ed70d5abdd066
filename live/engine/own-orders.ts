// What buyers do with their orders by themselves: cancel one of which nothing is shipped, and ask to send pieces back.
import {
  HistoryService,
  type ID,
  type Injector,
  Order,
  OrderService,
  type RequestContext,
  UserInputError,
} from '@vendure/core';
import type { EntityManager } from 'typeorm';
import type { OrderReturn } from '../../app/commerce/commerce.ts';
import { managerOf, writeLetter } from '../mail/outbox.ts';
import { OWNER } from '../settings.ts';
import { WAITING } from './orders-on-account.ts';
import { findOrder, orderedLine, type OrderLinePieces, viewOf } from './orders.ts';

/** In the history of the order: the back office shows it there, and it is exported and erased with it. */
declare module '@vendure/core' {
  interface OrderHistoryEntryData {
    RETURN_REQUEST: ReturnRequest;
    RETURN_ANSWER: ReturnAnswer;
  }
}
type ReturnRequest = { readonly lines: readonly OrderLinePieces[]; readonly reason: string };
type ReturnAnswer = { readonly request: ID; readonly isAccepted: boolean; readonly text: string };

const CANCELLABLE: ReadonlySet<string> = new Set(['PaymentAuthorized', 'PaymentSettled', WAITING]);

const canCancel = ({ state, fulfillments }: Order): boolean =>
  CANCELLABLE.has(state) && fulfillments.every((parcel) => parcel.state === 'Cancelled');

/** The order with what its buyer can do with it. */
export async function ownViewOf(manager: EntityManager, id: ID) {
  const order = await findOrder(manager, id);
  if (!order) return undefined;
  const returns = await returnsOf(manager, id);
  const left = returnablePieces(order, returns);
  const view = viewOf(order);
  const titled = (lines: readonly OrderLinePieces[]) =>
    lines.map(({ orderLineId, quantity }) => ({ title: orderedLine(order, orderLineId).title, quantity }));
  return {
    ...view,
    ...(canCancel(order) && view.deliveryState !== 'cancelled' && { canCancel: true as const }),
    lines: view.lines.map((line) => {
      const returnable = left.get(line.productId)?.quantity ?? 0;
      return returnable > 0 ? Object.assign(line, { returnable }) : line;
    }),
    ...(returns.length > 0 && {
      returns: returns.map(({ at, lines, reason, answer }): OrderReturn => {
        const asked = { askedAt: at.toISOString(), lines: titled(lines), reason };
        if (!answer) return asked;
        const { isAccepted, text } = answer;
        return Object.assign(asked, { answer: { isAccepted, text } });
      }),
    }),
  };
}

export const BY_BUYER = 'The buyer has cancelled the order.';

/**
 * Cancels an order of which nothing is packed. What is reserved of a payment is released, and what was paid goes back: through the
 * provider at once, of a payment on account once the owner has settled the refund. Cancelled again, the order stays as it is.
 */
export async function cancelOwn(
  injector: Injector,
  ctx: RequestContext,
  orderId: ID,
  reason = BY_BUYER,
): Promise<void> {
  const order = await findOrder(managerOf(injector, ctx), orderId);
  if (!order || !canCancel(order)) return;
  const orders = injector.get(OrderService);
  requireDone(await orders.cancelOrder(ctx, { orderId, reason, cancelShipping: true }));
  for (const { id: paymentId, state, amount, refunds } of order.payments) {
    if (state === 'Authorized') requireDone(await orders.cancelPayment(ctx, paymentId));
    if (state !== 'Settled') continue;
    const rest = refunds.reduce((sum, { state, total }) => (state === 'Failed' ? sum : sum - total), amount);
    const input = { paymentId, amount: rest, lines: [], shipping: 0, adjustment: 0, reason };
    if (rest > 0) requireDone(await orders.refundOrder(ctx, input));
  }
}

function requireDone(result: object): void {
  if ('errorCode' in result) throw new Error(`The order was not cancelled: ${String(result.errorCode)}`);
}

type StoredReturn = ReturnRequest & {
  readonly id: string;
  readonly at: Date;
  readonly answer: ReturnAnswer | null;
};

const returnsOf = (manager: EntityManager, orderId: ID): Promise<readonly StoredReturn[]> =>
  manager.query<StoredReturn[]>(
    `SELECT asked.id::text, asked."createdAt" AS at, asked.data::jsonb -> 'lines' AS lines,
       asked.data::jsonb ->> 'reason' AS reason, answer.data::jsonb AS answer
     FROM history_entry AS asked LEFT JOIN history_entry AS answer
       ON answer."orderId" = asked."orderId" AND answer.type = 'RETURN_ANSWER'
         AND answer.data::jsonb ->> 'request' = asked.id::text
     WHERE asked."orderId" = $1 AND asked.type = 'RETURN_REQUEST' ORDER BY asked.id`,
    [orderId],
  );

const sumOf = (pieces: readonly OrderLinePieces[], lineId: ID): number =>
  pieces.reduce(
    (total, { orderLineId, quantity }) => (String(orderLineId) === String(lineId) ? total + quantity : total),
    0,
  );

/** Pieces that were shipped and not asked back yet, by product. What was refused can be asked again. */
function returnablePieces(
  order: Order,
  returns: readonly StoredReturn[],
): ReadonlyMap<string, OrderLinePieces> {
  const shipped = order.fulfillments
    .filter(({ state }) => state === 'Shipped' || state === 'Delivered')
    .flatMap(({ lines }) => lines);
  const asked = returns.filter(({ answer }) => answer?.isAccepted !== false).flatMap(({ lines }) => lines);
  return new Map(
    order.lines.map(({ id, quantity }) => [
      orderedLine(order, id).productId,
      { orderLineId: id, quantity: Math.min(quantity, sumOf(shipped, id) - sumOf(asked, id)) },
    ]),
  );
}

/**
 * Asks the owner to take pieces back. While a request has no answer there is no other, so that a lost answer or a double click does
 * not ask twice.
 * @returns whether each line has that many pieces to send back
 */
export async function askForReturn(
  injector: Injector,
  ctx: RequestContext,
  orderId: ID,
  {
    lines,
    reason,
  }: {
    readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
    readonly reason: string;
  },
): Promise<boolean> {
  const manager = managerOf(injector, ctx);
  await manager.findOne(Order, { where: { id: orderId }, lock: { mode: 'pessimistic_write' } });
  const order = await findOrder(manager, orderId);
  const earlier = await returnsOf(manager, orderId);
  if (!order || earlier.some(({ answer }) => !answer)) return true;
  const left = returnablePieces(order, earlier);
  const pieces = lines.flatMap(({ productId, quantity }) => {
    const line = left.get(productId);
    return line && quantity <= line.quantity ? [{ orderLineId: line.orderLineId, quantity }] : [];
  });
  const ids = new Set(lines.map(({ productId }) => productId));
  if (pieces.length < lines.length || ids.size < lines.length) return false;
  const data = { lines: pieces, reason };
  await injector
    .get(HistoryService)
    .createHistoryEntryForOrder({ ctx, orderId, type: 'RETURN_REQUEST', data }, false);
  await writeLetter(injector, ctx, 'return-to-answer', OWNER, String(orderId), data);
  return true;
}

/** @throws UserInputError if there is no such request, or it was answered before */
export async function answerReturn(
  injector: Injector,
  ctx: RequestContext,
  answer: { readonly request: string; readonly isAccepted: boolean; readonly text: string },
): Promise<ID> {
  const manager = managerOf(injector, ctx);
  const [found] = await manager.query<{ orderId: number; email: string | null }[]>(
    `SELECT "orderId", "customFieldsContact"::jsonb ->> 'email' AS email
     FROM history_entry JOIN "order" ON "order".id = "orderId"
     WHERE history_entry.id::text = $1 AND history_entry.type = 'RETURN_REQUEST' FOR UPDATE OF "order"`,
    [answer.request],
  );
  if (!found) throw new UserInputError('There is no such request.');
  const { orderId, email } = found;
  const asked = (await returnsOf(manager, orderId)).find(({ id }) => id === answer.request);
  if (!asked || asked.answer) throw new UserInputError('This request was answered before.');
  await injector
    .get(HistoryService)
    .createHistoryEntryForOrder({ ctx, orderId, type: 'RETURN_ANSWER', data: answer }, false);
  const { lines } = asked;
  const { isAccepted, text } = answer;
  if (email !== null)
    await writeLetter(injector, ctx, 'return-answered', email, String(orderId), { lines, isAccepted, text });
  return orderId;
}
