import { StockMovementType } from '@vendure/common/lib/generated-types';
import {
  EventBus,
  FulfillmentStateTransitionEvent,
  HistoryEntryEvent,
  type ID,
  type Injector,
  OrderEvent,
  OrderPlacedEvent,
  OrderStateTransitionEvent,
  PaymentStateTransitionEvent,
  RefundStateTransitionEvent,
  type RequestContext,
  StockMovementEvent,
  type Type,
  type VendureEvent,
} from '@vendure/core';
import { issueDocuments } from '../documents/documents.ts';
import { WAITING } from '../engine/orders-on-account.ts';
import { approversOf } from '../engine/firm-people.ts';
import { cancellationIn, findOrder, viewOf } from '../engine/orders.ts';
import { BY_BUYER } from '../engine/own-orders.ts';
import { OWNER, readSettings } from '../settings.ts';
import { type LetterContent, type LetterKind, managerOf, tellOnce, writeLetter } from './outbox.ts';

/**
 * Writes down the e-mails about what happens to orders, to the buyer and to the owner. Each event has one at most, whatever
 * the engine reports twice. An order that was not placed through the shop has no link, and no e-mails.
 */
export function writeLettersOfOrders(injector: Injector): void {
  const on = <Event extends VendureEvent>(
    id: string,
    event: Type<Event>,
    handler: (event: Event) => Promise<void>,
  ) => injector.get(EventBus).registerBlockingEventHandler({ id: `letter-of-${id}`, event, handler });

  const tellBuyer = async (
    ctx: RequestContext,
    orderId: ID,
    kind: LetterKind,
    event: string,
    { content, documents = [] }: { content?: LetterContent; documents?: readonly string[] } = {},
  ) => {
    const manager = managerOf(injector, ctx);
    const [order] = await manager.query<{ recipient: string | null }[]>(
      `SELECT "customFieldsContact"::jsonb ->> 'email' AS recipient FROM "order"
       WHERE id = $1 AND "customFieldsAccesskey" IS NOT NULL`,
      [orderId],
    );
    if (order?.recipient && (await isNew(ctx, `${event} of order ${orderId}`)))
      await writeLetter(injector, ctx, kind, order.recipient, String(orderId), content, documents);
  };
  const isNew = (ctx: RequestContext, event: string) => tellOnce(managerOf(injector, ctx), event);
  /** Events after which an order that has no invoice gets its first. */
  const firstInvoice = (ctx: RequestContext, id: ID) =>
    issueDocuments(managerOf(injector, ctx), id, { mayBegin: true });
  const orderIn = (ctx: RequestContext, id: ID) => findOrder(managerOf(injector, ctx), id);

  on('an-order', OrderPlacedEvent, async ({ ctx, order: { id, customFields } }) => {
    await tellBuyer(ctx, id, 'order', 'placed');
    if (customFields.awaitsFirm) {
      const order = await orderIn(ctx, id);
      if (!order || !(await isNew(ctx, `placed of order ${id}, to the firm`))) return;
      const approvers = await approversOf(managerOf(injector, ctx), order);
      for (const { emailAddress } of approvers)
        await writeLetter(injector, ctx, 'firm-to-approve', emailAddress, String(id));
      // The owner hears of it once the firm has approved it, or now if nobody of the firm may.
      if (approvers.length === 0) await writeLetter(injector, ctx, 'order-to-approve', OWNER, String(id));
      return;
    }
    if (customFields.accessKey === null || !(await isNew(ctx, `placed of order ${id}, to the owner`))) return;
    const kind = customFields.needsApproval ? 'order-to-approve' : 'new-order';
    await writeLetter(injector, ctx, kind, OWNER, String(id));
  });
  on('an-approval', OrderStateTransitionEvent, async ({ ctx, order, fromState, toState }) => {
    // Of one that is approved by its payment, the e-mail about that says enough. One that only the firm had to approve is not confirmed.
    if (fromState === WAITING && toState === 'PaymentAuthorized' && order.customFields.isConfirmed)
      await tellBuyer(ctx, order.id, 'approved', 'approved', {
        documents: await firstInvoice(ctx, order.id),
      });
    if (fromState === 'Modifying' || fromState === 'ArrangingAdditionalPayment') {
      const documents = await issueDocuments(managerOf(injector, ctx), order.id, { mayBegin: false });
      if (documents.length > 0)
        await tellBuyer(ctx, order.id, 'document', `document ${documents.join()}`, { documents });
    }
  });
  on('a-confirmation', OrderEvent, async ({ ctx, order: { id, state, customFields } }) => {
    if (state === 'PaymentAuthorized' && customFields.isConfirmed)
      await tellBuyer(ctx, id, 'approved', 'approved', { documents: await firstInvoice(ctx, id) });
  });
  on('a-parcel', FulfillmentStateTransitionEvent, async ({ ctx, fulfillment, toState }) => {
    if (toState !== 'Shipped' && toState !== 'Delivered') return;
    const { id: parcel } = fulfillment;
    const orders = await managerOf(injector, ctx).query<{ id: ID }[]>(
      'SELECT "orderId" AS id FROM order_fulfillments_fulfillment WHERE "fulfillmentId" = $1 ORDER BY 1',
      [parcel],
    );
    for (const { id } of orders) {
      const order = await orderIn(ctx, id);
      if (!order) continue;
      const isPart = viewOf(order).deliveryState === 'part-shipped';
      const kind = toState === 'Delivered' ? 'delivered' : isPart ? 'part-shipped' : 'shipped';
      await tellBuyer(ctx, id, kind, `parcel ${parcel} ${toState}`, {
        content: { parcel },
        documents: await firstInvoice(ctx, id),
      });
    }
  });
  on('a-cancellation', HistoryEntryEvent, async (happened) => {
    const cancellation = cancellationIn(happened);
    if (!cancellation) return;
    const { ctx, entity } = happened;
    const { id, lines, reason } = cancellation;
    const order = await orderIn(ctx, id);
    if (!order) return;
    const event = `cancellation ${entity.id}`;
    const documents = await issueDocuments(managerOf(injector, ctx), id, { mayBegin: false });
    if (viewOf(order).deliveryState !== 'cancelled')
      await tellBuyer(ctx, id, 'part-cancelled', event, { content: { lines }, documents });
    // The gateway asks in the name of a buyer.
    else if (ctx.apiType === 'custom') {
      // An approver of the firm has declined it, which has an e-mail of its own.
      if (reason !== BY_BUYER) return;
      await tellBuyer(ctx, id, 'withdrawn', event, { documents });
      if (!order.customFields.awaitsFirm)
        await writeLetter(injector, ctx, 'order-withdrawn', OWNER, String(id));
    }
    // The shop itself cancels only orders that nobody has confirmed in time.
    else
      await tellBuyer(ctx, id, ctx.activeUserId === undefined ? 'lapsed' : 'cancelled', event, { documents });
  });
  on('a-payment', PaymentStateTransitionEvent, async ({ ctx, payment, order: { id }, toState }) => {
    if (toState !== 'Settled') return;
    const documents = await firstInvoice(ctx, id);
    const order = await orderIn(ctx, id);
    if (order && viewOf(order).paymentState === 'paid')
      await tellBuyer(ctx, id, 'paid', `payment ${payment.id}`, { documents });
  });
  on('a-refund', RefundStateTransitionEvent, async ({ ctx, refund, order: { id }, toState }) => {
    if (toState !== 'Settled') return;
    const order = await orderIn(ctx, id);
    if (!order) return;
    const kind = viewOf(order).paymentState === 'refunded' ? 'refunded' : 'part-refunded';
    const documents = await issueDocuments(managerOf(injector, ctx), id, { mayBegin: false });
    await tellBuyer(ctx, id, kind, `refund ${refund.id}`, { content: { refund: refund.id }, documents });
  });
  on('low-stock', StockMovementEvent, async ({ ctx, type, stockMovements }) => {
    const { lowStock } = readSettings();
    // The engine counts allocated pieces, and an adjustment may be negative.

    const sign = type === StockMovementType.ALLOCATION ? 1 : type === StockMovementType.ADJUSTMENT ? -1 : 0;
    const taken = new Map<ID, number>();
    for (const { productVariant, quantity } of stockMovements)
      taken.set(productVariant.id, (taken.get(productVariant.id) ?? 0) + sign * quantity);
    const fewer = [...taken].filter(([, pieces]) => pieces > 0);
    if (fewer.length === 0 || lowStock === 0) return;
    const left = await managerOf(injector, ctx).query<{ id: ID; left: number }[]>(LEFT_TO_SELL, [
      fewer.map(([id]) => id),
    ]);
    for (const row of left)
      if (row.left < lowStock && row.left + (taken.get(row.id) ?? 0) >= lowStock)
        await writeLetter(injector, ctx, 'low-stock', OWNER, String(row.id), { left: row.left });
  });
}

/** What the engine calls saleable, of these products whose stock is counted; of all if there is null. */
export const LEFT_TO_SELL = `
  SELECT product_variant.id, (sum("stockOnHand" - "stockAllocated") -
      CASE WHEN "useGlobalOutOfStockThreshold" THEN settings.threshold ELSE "outOfStockThreshold" END)::int AS left
    FROM product_variant JOIN stock_level ON "productVariantId" = product_variant.id,
      (SELECT "outOfStockThreshold" AS threshold, "trackInventory" AS tracked FROM global_settings LIMIT 1) AS settings
    WHERE ($1::int[] IS NULL OR product_variant.id = ANY($1))
      AND ("trackInventory" = 'TRUE' OR ("trackInventory" = 'INHERIT' AND settings.tracked))
    GROUP BY product_variant.id, settings.threshold`;
