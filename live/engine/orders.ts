import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import {
  Customer,
  type HistoryEntryEvent,
  type ID,
  Order,
  type RequestContext,
  type TransactionalConnection,
} from '@vendure/core';
import { timingSafeEqual } from 'node:crypto';
import { type EntityManager, IsNull, Not } from 'typeorm';
import type { OrderSummary } from '../../app/cart/model/cart.ts';
import { countryName } from '../../app/commerce/model/checkout-form.ts';
import type { Contact } from '../../app/commerce/model/order.ts';
import type { OrderEntry, PastOrder } from '../../app/commerce/commerce.ts';
import type { Cents } from '../../app/lib/money.ts';
import { chargesOf, shownOf } from './charges.ts';
import type { Purchaser } from './firms.ts';
import { WAITING } from './orders-on-account.ts';
import { CARD } from './payments.ts';

/** What was ordered. It is stored with the order, because products are renamed and orders cancelled. */
export type Ordered = OrderSummary & {
  /** The name of the delivery, if there was a choice. */
  readonly delivery?: string;
  readonly lines: readonly {
    /** Of the engine. The owner may change the product's id. */
    readonly variantId: string;
    readonly productId: string;
    readonly title: string;
    readonly price: Cents;
    readonly quantity: number;
  }[];
};

export type OrderView = PastOrder & {
  readonly payment:
    | { readonly method: 'invoice' | typeof CARD }
    | { readonly method: 'purchase-order'; readonly purchaseOrder: string };
};

const ORDER_RELATIONS = {
  lines: { productVariant: { translations: true } },
  fulfillments: { lines: true },
  payments: { refunds: { lines: true } },
  shippingLines: true,
  surcharges: true,
  modifications: true,
  customer: { user: true },
} as const;

const MAX_ORDERS = 500;

/** With what `viewOf` needs of it. */
export const findOrder = (manager: EntityManager, id: ID): Promise<Order | null> =>
  manager.findOne(Order, { where: { id }, relations: ORDER_RELATIONS, relationLoadStrategy: 'query' });

export async function ordersOf(
  connection: TransactionalConnection,
  ctx: RequestContext,
  { id }: Customer,
): Promise<readonly OrderEntry[]> {
  const orders = await connection.getRepository(ctx, Order).find({
    where: { customer: { id }, orderPlacedAt: Not(IsNull()) },
    relations: ORDER_RELATIONS,
    relationLoadStrategy: 'query',
    order: { orderPlacedAt: 'DESC' },
    take: MAX_ORDERS,
  });
  return orders.map(summaryOf);
}

/** The id of the order with this number, if it belongs to the customer or `accessKey` is the order's secret key. */
export async function ownOrder(
  connection: TransactionalConnection,
  ctx: RequestContext,
  number: string,
  customer: Customer | undefined,
  accessKey: string | undefined,
): Promise<ID | undefined> {
  const orders = connection.getRepository(ctx, Order);
  // The rest is read only for those who may see it. Otherwise the time of the answer would reveal which numbers exist.
  const found = await orders.findOne({
    where: { code: number, orderPlacedAt: Not(IsNull()) },
    select: { id: true, customerId: true, customFields: { accessKey: true } },
  });
  const isOwn = customer !== undefined && found?.customerId === customer.id;
  return found && (isOwn || isAccessKeyOf(found, accessKey)) ? found.id : undefined;
}

export async function adoptOrders(
  connection: TransactionalConnection,
  ctx: RequestContext,
  { id, emailAddress }: Customer,
): Promise<void> {
  const guests = await connection.getRepository(ctx, Customer).find({
    where: { emailAddress, user: IsNull(), deletedAt: IsNull() },
  });
  for (const guest of guests)
    await connection.getRepository(ctx, Order).update({ customer: { id: guest.id } }, { customer: { id } });
}

function isAccessKeyOf(order: Order, accessKey: string | undefined): boolean {
  const expected = Buffer.from(order.customFields.accessKey ?? '');
  const given = Buffer.from(accessKey ?? '');
  return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
}

function summaryOf(order: Order): OrderEntry {
  const { lines, total } = orderedOf(order);
  return {
    number: order.code,
    placedAt: (order.orderPlacedAt ?? order.createdAt).toISOString(),
    deliveryState: deliveryStateOf(order),
    paymentState: paymentStateOf(order),
    total,
    items: piecesIn(lines),
  };
}

const piecesIn = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The order's state in the engine does not say it: goods may be delivered before they are paid. */
function deliveryStateOf({ state, lines, fulfillments }: Order): OrderEntry['deliveryState'] {
  const remaining = piecesIn(lines);
  if (state === 'Cancelled' || remaining === 0) return 'cancelled';
  if (state === WAITING) return 'waiting';
  const own = new Set(lines.map(({ id }) => id));
  const piecesOf = (states: readonly string[]) =>
    piecesIn(
      fulfillments
        .filter((parcel) => states.includes(parcel.state))
        // A parcel may contain several orders.
        .flatMap((parcel) => parcel.lines.filter(({ orderLineId }) => own.has(orderLineId))),
    );
  if (piecesOf(['Delivered']) >= remaining) return 'delivered';
  const shipped = piecesOf(['Shipped', 'Delivered']);
  if (shipped === 0) return 'placed';
  return shipped >= remaining ? 'shipped' : 'part-shipped';
}

function paymentStateOf(order: Order): OrderEntry['paymentState'] {
  const { charged, paid, refunded } = moneyOf(order);
  if (paid === 0) return order.totalWithTax === 0 && piecesIn(order.lines) > 0 ? 'paid' : 'open';
  if (refunded >= paid) return 'refunded';
  if (refunded > 0) return 'part-refunded';
  return paid >= charged ? 'paid' : 'open';
}

/** What the order costs without its cancelled pieces, and what has been paid and refunded of it, in cents. */
export function moneyOf({ payments, lines, totalWithTax }: Order) {
  const refunds = payments.flatMap((payment) => payment.refunds);
  return {
    charged: piecesIn(lines) === 0 ? 0 : totalWithTax,
    paid: settled(payments.map(({ state, amount }) => [state, amount])),
    refunded: settled(refunds.map(({ state, total }) => [state, total])),
  };
}

const settled = (amounts: readonly (readonly [state: string, cents: Cents])[]): Cents =>
  amounts.reduce((sum, [state, cents]) => (state === 'Settled' ? sum + cents : sum), 0);

/**
 * What was ordered. A modification changes that: the owner has agreed it with the buyer. Orders of the back office have it
 * not stored.
 */
export function orderedOf(order: Order): Ordered {
  const { asOrdered } = order.customFields;
  const stored: (Ordered & { purchaser?: Purchaser }) | undefined =
    asOrdered === null ? undefined : JSON.parse(asOrdered);
  if (stored && order.modifications.length === 0) {
    const { purchaser: _, ...ordered } = stored;
    return ordered;
  }
  return {
    // The database returns them in any order.
    lines: order.lines
      .toSorted((one, other) => Number(one.id) - Number(other.id))
      .map((line) => {
        const variantId = String(line.productVariantId);
        const before = stored?.lines.find((each) => each.variantId === variantId);
        return {
          variantId,
          productId: before?.productId ?? line.productVariant.sku,
          title: before?.title ?? line.productVariant.translations[0]?.name ?? '',
          price: shownOf(line.unitPrice, line.unitPriceWithTax),
          quantity: Math.max(line.orderPlacedQuantity, line.quantity),
        };
      }),
    ...chargesOf(order),
    ...(stored?.delivery !== undefined && { delivery: stored.delivery }),
  };
}

/** The name of the delivery; undefined if the buyer could not choose. */
export const deliveryOf = (order: Order): string | undefined => orderedOf(order).delivery;

/** Of an order that was just placed: for whom it waits. */
export const waitingOf = ({ state, customFields: { awaitsFirm } }: Order) =>
  state === WAITING ? { isWaiting: true, ...(awaitsFirm && { awaitsFirm }) } : {};

export type OrderLinePieces = { readonly orderLineId: ID; readonly quantity: number };

/** What a line of the order was called when it was placed. */
export function orderedLine(
  order: Order,
  lineId: ID,
): { readonly title: string; readonly productId: string } {
  const line = order.lines.find(({ id }) => String(id) === String(lineId));
  const ordered = orderedOf(order).lines.find(
    ({ variantId }) => variantId === String(line?.productVariantId),
  );
  return ordered ?? { title: line?.productVariant.name ?? '', productId: line?.productVariant.sku ?? '' };
}

type CancelledPieces = { readonly lines: readonly OrderLinePieces[]; readonly reason?: string };

/** The order whose pieces have just been cancelled, once its totals are those of the rest; undefined for another event. */
export function cancellationIn({
  type,
  entity,
}: HistoryEntryEvent): ({ readonly id: ID } & CancelledPieces) | undefined {
  if (type !== 'created' || entity.type !== HistoryEntryType.ORDER_CANCELLATION) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the engine has written this into the history of the order
  const { order, data } = entity as unknown as {
    readonly order: { readonly id: ID };
    readonly data: CancelledPieces;
  };
  return { id: order.id, ...data };
}

export function viewOf(order: Order): OrderView {
  const { contact, purchaseOrder, costCentre, heldUntil, isConfirmed, awaitsFirm } = order.customFields;
  const summary = summaryOf(order);
  const isHeld = heldUntil !== null && !isConfirmed && order.state === 'PaymentAuthorized';
  const {
    streetLine1 = '',
    streetLine2,
    city = '',
    province = '',
    postalCode = '',
    countryCode,
  } = order.shippingAddress;
  const { lines, ...charged } = orderedOf(order);
  return {
    ...summary,
    ...charged,
    ...(isHeld && summary.deliveryState === 'placed' && { heldUntil: heldUntil.toISOString() }),
    lines: lines.map(({ variantId, productId, title, price, quantity }) => {
      const current = order.lines.find(({ productVariantId }) => String(productVariantId) === variantId);
      return {
        productId,
        title,
        price,
        quantity,
        cancelled: Math.max(0, quantity - (current?.quantity ?? 0)),
      };
    }),
    ...moneyOf(order),
    customer: contact === null ? contactOf(order) : JSON.parse(contact),
    address: {
      address: streetLine1,
      ...(streetLine2 && { address2: streetLine2 }),
      city,
      state: province,
      zipCode: postalCode,
      country: countryName(countryCode ?? ''),
    },
    payment:
      purchaseOrder === null
        ? { method: order.payments.some(({ method }) => method === CARD) ? CARD : 'invoice' }
        : { method: 'purchase-order', purchaseOrder },
    ...(costCentre !== null && { costCentre }),
    ...(awaitsFirm && order.state === WAITING && { awaitsFirm }),
  };
}

/** The contact of an order that stores none: it was placed in the back office, or its contact was removed. */
function contactOf({ customer }: Order): Contact {
  return {
    firstName: customer?.firstName ?? '',
    lastName: customer?.lastName ?? '',
    email: customer?.emailAddress ?? '',
    phone: customer?.phoneNumber ?? '',
  };
}
