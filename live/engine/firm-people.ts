// The people of a firm: who has to approve the orders of whom, and what becomes of these.
import {
  Customer,
  CustomerGroup,
  idsAreEqual,
  type Injector,
  isGraphQlErrorResult,
  Order,
  OrderService,
  type RequestContext,
  UserInputError,
} from '@vendure/core';
import { type EntityManager, IsNull, Raw } from 'typeorm';
import type * as v from 'valibot';
import type { OrderToApprove } from '../../app/commerce/commerce.ts';
import type { Cents } from '../../app/lib/money.ts';
import type { ASKED } from '../gateway/fields.ts';
import { managerOf, writeLetter } from '../mail/outbox.ts';
import { OWNER } from '../settings.ts';
import { firmIn, placedFor } from './firms.ts';
import { BuyersCredit, ON_ACCOUNT, WAITING } from './orders-on-account.ts';
import { findOrder, viewOf } from './orders.ts';
import { cancelOwn } from './own-orders.ts';

/** Whether an order of this buyer has to be approved by someone else of the firm. */
export const isAboveLimit = (buyer: Customer | undefined, total: Cents): boolean =>
  total > (buyer?.customFields.orderLimit ?? Infinity);

/** Who may approve an order that waits for its firm. */
export async function approversOf(manager: EntityManager, order: Order): Promise<readonly Customer[]> {
  const { firm } = await placedFor(manager, order);
  if (firm === undefined) return [];
  const approvers = await manager.findBy(Customer, {
    groups: { id: firm, customFields: { isFirm: true } },
    deletedAt: IsNull(),
    user: { verified: true },
    customFields: { isApprover: true },
  });
  return approvers.filter(
    (approver) => !isOf(order, approver) && !isAboveLimit(approver, order.totalWithTax),
  );
}

const isOf = ({ customerId }: Order, { id }: Customer) =>
  customerId !== undefined && idsAreEqual(customerId, id);

/** If nobody of the firm may approve it any more, the owner who confirms it approves it. */
export async function releaseIfNobodyApproves(manager: EntityManager, changed: Order): Promise<void> {
  const { id, state, customFields } = changed;
  if (state !== WAITING || !customFields.awaitsFirm || !customFields.isConfirmed) return;
  const order = await findOrder(manager, id);
  if (!order || (await approversOf(manager, order)).length > 0) return;
  await manager.update(Order, { id }, { customFields: { awaitsFirm: false } });
  customFields.awaitsFirm = false;
}

/** Orders of colleagues that wait for this customer, the oldest first. */
async function waitingFor(manager: EntityManager, approver: Customer, code?: string): Promise<Order[]> {
  if (!approver.customFields.isApprover) return [];
  const firms = await manager.findBy(CustomerGroup, {
    customFields: { isFirm: true },
    customers: { id: approver.id },
  });
  if (firms.length === 0) return [];
  const asOrdered = Raw((column) => `${firmIn(column)} IN (:...firms)`, {
    firms: firms.map(({ id }) => String(id)),
  });
  const orders = await manager.find(Order, {
    where: {
      ...(code !== undefined && { code }),
      state: WAITING,
      customFields: { awaitsFirm: true, asOrdered },
    },
    relations: { customer: true, lines: true, shippingLines: true, surcharges: true, payments: true },
    order: { orderPlacedAt: 'ASC' },
  });
  return orders.filter((order) => !isOf(order, approver) && !isAboveLimit(approver, order.totalWithTax));
}

/** Name and address of the account: what was typed for the order may be those of somebody else. */
export const accountOf = ({ firstName, lastName, emailAddress }: Customer): string =>
  `${firstName} ${lastName} (${emailAddress})`;
const buyerOf = ({ customer }: Order): string => (customer ? accountOf(customer) : '');

function listed(order: Order): OrderToApprove {
  const { costCentre } = order.customFields;
  return {
    number: order.code,
    placedAt: (order.orderPlacedAt ?? order.createdAt).toISOString(),
    total: order.totalWithTax,
    orderedBy: buyerOf(order),
    ...(costCentre !== null && { costCentre }),
  };
}

export const ordersToApprove = async (
  manager: EntityManager,
  approver: Customer,
): Promise<readonly OrderToApprove[]> => (await waitingFor(manager, approver)).map(listed);

/** What an approver sees of an order that waits for them; undefined for others. */
export async function orderToApprove(manager: EntityManager, approver: Customer, number: string) {
  const [waiting] = await waitingFor(manager, approver, number);
  const order = waiting && (await findOrder(manager, waiting.id));
  return order && { ...viewOf(order), orderedBy: buyerOf(order) };
}

/** Undoes the approval. */
export class NotApproved extends UserInputError {
  readonly lacks: 'lines' | 'payment';
  constructor(reason: string, lacks: NotApproved['lacks']) {
    super(reason);
    this.lacks = lacks;
  }
}

/**
 * Approves or declines an order that waits for this approver, once. An approved one goes on as if it had just been placed: it gets its
 * stock, or waits for the owner if it goes beyond the buyer's credit.
 * @throws NotApproved if it lacks stock or its payment
 */
export async function decideOrder(
  injector: Injector,
  ctx: RequestContext,
  approver: Customer,
  { number, isApproved, reason = '' }: v.InferOutput<typeof ASKED.decideOrder>,
): Promise<'decided' | 'not-found'> {
  const manager = managerOf(injector, ctx);
  const [order] = await waitingFor(manager, approver, number);
  if (!order) return 'not-found';
  const { id, customer, payments, totalWithTax } = order;
  const { network, isQuoted } = order.customFields;
  const orders = injector.get(OrderService);
  const tell = async (kind: 'firm-approved' | 'firm-declined') => {
    const whole = await findOrder(manager, id);
    const content = { by: `${approver.firstName} ${approver.lastName}`, reason };
    if (whole) await writeLetter(injector, ctx, kind, viewOf(whole).customer.email, String(id), content);
  };
  const note = `${isApproved ? 'Approved' : 'Declined'} for the firm by ${accountOf(approver)}.`;
  await orders.addNoteToOrder(ctx, { id, note, isPublic: false });
  if (!isApproved) {
    await cancelOwn(injector, ctx, id, ['An approver of the firm has declined it.', reason].join(' ').trim());
    await tell('firm-declined');
    return 'decided';
  }
  const isOnAccount = payments.some(({ method }) => ON_ACCOUNT.includes(method));
  // A closed account leaves its orders without a customer.
  const buyer = { customer, email: customer?.emailAddress ?? '', network: network ?? '' };
  const hold =
    isOnAccount && !isQuoted
      ? await new BuyersCredit(injector).holdFor(ctx, buyer, totalWithTax)
      : { needsApproval: false };
  await orders.updateCustomFields(ctx, id, { awaitsFirm: false, ...hold });
  if (!hold.needsApproval) {
    const isOpen = payments.some(({ state }) => state === 'Authorized');
    const moved = await orders.transitionToState(ctx, id, isOpen ? 'PaymentAuthorized' : 'PaymentSettled');
    if (isGraphQlErrorResult(moved)) {
      const isPaid = payments.some(({ state }) => state === 'Authorized' || state === 'Settled');
      throw new NotApproved(moved.transitionError, isPaid ? 'lines' : 'payment');
    }
  }
  await writeLetter(injector, ctx, hold.needsApproval ? 'order-to-approve' : 'new-order', OWNER, String(id));
  await tell('firm-approved');
  return 'decided';
}
