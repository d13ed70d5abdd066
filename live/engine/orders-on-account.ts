import type { INestApplicationContext } from '@nestjs/common';
import {
  type Customer,
  DefaultStockAllocationStrategy,
  type FulfillmentProcess,
  type Injector,
  isGraphQlErrorResult,
  Order,
  type OrderProcess,
  OrderService,
  type OrderState,
  ProductVariant,
  ProductVariantService,
  type RequestContext,
  RequestContextService,
  type StockAllocationStrategy,
  TransactionalConnection,
  UserInputError,
} from '@vendure/core';
import { createHmac } from 'node:crypto';
import { In } from 'typeorm';
import type { Cents } from '../../app/lib/money.ts';
import { readSecrets, readSettings } from '../settings.ts';
import { changeAlone } from './back-office-changes.ts';
import { lockName, lockStock } from './locks.ts';
import { type Repeated, repeatedly } from './repeatedly.ts';

declare module '@vendure/core' {
  interface CustomOrderStates {
    WaitingForApproval: never;
  }
}

/** The state of an order that has no stock until it is approved: by the buyer's firm, by the owner, or by one after the other. */
export const WAITING = 'WaitingForApproval';

/** The codes of the ways to pay later. */
export const ON_ACCOUNT: readonly string[] = ['invoice', 'purchase-order'];

const DAY_MS = 24 * 60 * 60 * 1000;

export type Buyer = {
  /** The account that is signed in; undefined for a guest. */
  readonly customer: Customer | undefined;
  readonly email: string;
  /** Hashed, see `networkOf`. */
  readonly network: string;
};

export type Hold = {
  readonly needsApproval: boolean;
  /** null: it holds no stock, or for as long as it is open. */
  readonly heldUntil: Date | null;
  readonly network: string;
};

/**
 * Anyone can order on account for nothing, and anyone can make an account. So such an order keeps its stock only for a time unless the
 * owner confirms it, and an order that goes beyond the buyer's credit gets no stock before the owner has approved it. The owner can
 * grant a customer a credit. Orders within it are held for as long as they are open.
 */
export class BuyersCredit {
  readonly #connection: TransactionalConnection;
  readonly #settings = readSettings();
  readonly #secret = readSecrets(this.#settings).cookieSecret;

  constructor(injector: Pick<Injector, 'get'>) {
    this.#connection = injector.get(TransactionalConnection);
  }

  /** Until the transaction ends, other orders of this e-mail address or network wait, so that each counts the one before. */
  async lock(ctx: RequestContext, { email, network }: Buyer): Promise<void> {
    await lockName(this.#connection, ctx, `credit of ${email}`);
    await lockName(this.#connection, ctx, `credit at ${network}`);
  }

  /** An IP address is personal data, and a hash without a key could be reversed by trying all of them. */
  networkOf(address: string): string {
    return createHmac('sha256', this.#secret).update(address).digest('base64url').slice(0, 22);
  }

  async holdFor(ctx: RequestContext, buyer: Buyer, total: Cents): Promise<Hold> {
    const { credit, creditInAll, holdDays } = this.#settings;
    const { network } = buyer;
    const granted = buyer.customer?.customFields.credit ?? undefined;
    const { manager } = this.#connection.getRepository(ctx, Order);
    const [open] = await manager.query<{ granted: string; own: string; all: string }[]>(
      `SELECT coalesce(sum(total) FILTER (WHERE "customerId" = $3), 0) AS granted,
         coalesce(sum(total) FILTER (WHERE "isHeld" AND ("emailAddress" = $1 OR network = $2)), 0) AS own,
         coalesce(sum(total) FILTER (WHERE "isHeld" AND NOT "isConfirmed"), 0) AS all
       FROM (
         SELECT "subTotalWithTax" + "shippingWithTax" AS total, "customerId",
           -- A closed account leaves its orders without a customer.
           coalesce("emailAddress", lower("customFieldsContact"::jsonb ->> 'email')) AS "emailAddress",
           "customFieldsNetwork" AS network, "customFieldsIsconfirmed" AS "isConfirmed",
           "customFieldsHelduntil" IS NOT NULL AS "isHeld"
         FROM "order" LEFT JOIN customer ON customer.id = "customerId"
         WHERE state = 'PaymentAuthorized'
           AND EXISTS (SELECT FROM payment WHERE "orderId" = "order".id AND method = ANY($4))
       ) AS open`,
      [buyer.email, network, buyer.customer?.id, ON_ACCOUNT],
    );
    if (granted !== undefined)
      return { needsApproval: Number(open?.granted) + total > granted, heldUntil: null, network };
    const needsApproval = Number(open?.own) + total > credit || Number(open?.all) + total > creditInAll;
    const heldUntil = needsApproval ? null : new Date(Date.now() + holdDays * DAY_MS);
    return { needsApproval, heldUntil, network };
  }
}

/** Once the owner has granted a customer a credit, what they have ordered is held without a term. */
export async function endTerms(
  connection: TransactionalConnection,
  ctx: RequestContext,
  { id, customFields }: Customer,
): Promise<void> {
  if (customFields.credit === null) return;
  const orders = connection.getRepository(ctx, Order);
  await orders.update({ customer: { id } }, { customFields: { heldUntil: null } });
}

let connection: TransactionalConnection;
let variants: ProductVariantService;

/** An order waits for approval, gets its stock with it, and holds it from then on. */
export const approval: OrderProcess<typeof WAITING> = {
  transitions: {
    PaymentAuthorized: { to: [WAITING], mergeStrategy: 'merge' },
    [WAITING]: { to: ['PaymentAuthorized', 'PaymentSettled', 'Cancelled'] },
  },
  init(injector) {
    connection = injector.get(TransactionalConnection);
    variants = injector.get(ProductVariantService);
  },
  async onTransitionStart(from, to, { ctx, order }) {
    if (to === WAITING)
      return isWithoutStock(order) ? undefined : 'Only an order without stock can wait for approval.';
    if (from !== WAITING || to === 'Cancelled') return undefined;
    if (order.customFields.awaitsFirm) return AWAITS_FIRM;
    const ids = order.lines.map(({ productVariantId }) => productVariantId);
    await lockStock(connection, ctx, ids);
    const found = await connection.getRepository(ctx, ProductVariant).findBy({ id: In(ids) });
    for (const variant of found) {
      const line = order.lines.find(({ productVariantId }) => productVariantId === variant.id);
      const available = await variants.getSaleableStockLevel(ctx, variant);
      if (line && line.quantity > available)
        return `Too little is in stock of the product with the SKU ${variant.sku}, ${Math.max(0, available)} in place of ${line.quantity}.`;
    }
    // The engine saves the order after this. What only the firm had to approve, the owner has not confirmed.
    if (order.customFields.needsApproval)
      Object.assign(order.customFields, { needsApproval: false, isConfirmed: true });
    return undefined;
  },
};

const isWithoutStock = ({ customFields: { needsApproval, awaitsFirm } }: Order) =>
  needsApproval || awaitsFirm;

const AWAITS_FIRM =
  'This order waits for an approver of the firm that orders it, and nobody else can approve it.';

/** A parcel takes its pieces from what its order holds. */
export const approvedBeforePacked: FulfillmentProcess<string> = {
  // Not `onTransitionStart`: the engine would keep the parcel that it has begun.
  async onTransitionEnd(_from, _to, { orders }) {
    if (orders.some(({ state }) => state === WAITING))
      throw new UserInputError('This order waits for approval. Approve it before you pack it.');
  },
};

export class StockAfterApproval implements StockAllocationStrategy {
  readonly #default = new DefaultStockAllocationStrategy();

  shouldAllocateStock(
    ctx: RequestContext,
    from: OrderState,
    to: OrderState,
    order: Order,
  ): boolean | Promise<boolean> {
    if (from === WAITING) return to !== 'Cancelled';
    return !isWithoutStock(order) && this.#default.shouldAllocateStock(ctx, from, to, order);
  }
}

/** Approves an order whose field "Confirmed" the owner has ticked. @throws UserInputError if too little is in stock */
export async function approveIfConfirmed(
  orders: OrderService,
  ctx: RequestContext,
  order: Order,
): Promise<void> {
  if (order.state !== WAITING || !order.customFields.isConfirmed) return;
  const approved = await orders.transitionToState(ctx, order.id, 'PaymentAuthorized');
  if (isGraphQlErrorResult(approved)) throw new UserInputError(approved.transitionError);
}

/** Cancels orders on account that the owner has not confirmed in time, so that their stock can be sold again. */
export function releaseHeldStock(app: INestApplicationContext): Repeated {
  const connection = app.get(TransactionalConnection);

  async function firstLate(manager = connection.rawConnection.manager) {
    const [late] = await manager.query<{ id: number }[]>(
      `SELECT id FROM "order"
       WHERE "customFieldsHelduntil" <= now() AND NOT "customFieldsIsconfirmed" AND state = 'PaymentAuthorized'
         AND NOT EXISTS (SELECT FROM order_fulfillments_fulfillment WHERE "orderId" = "order".id)
       ORDER BY id LIMIT 1`,
    );
    return late?.id;
  }

  async function releaseFirst(): Promise<void> {
    const outside = await app.get(RequestContextService).create({ apiType: 'admin' });
    await connection.withTransaction(outside, async (ctx) => {
      // The owner may have confirmed it in the meantime.
      const orderId = await firstLate(connection.getRepository(ctx, Order).manager);
      if (orderId === undefined) return;
      const reason = 'The order was not confirmed in time.';
      const cancelled = await app
        .get(OrderService)
        .cancelOrder(ctx, { orderId, reason, cancelShipping: true });
      if (isGraphQlErrorResult(cancelled)) throw new Error(cancelled.message);
    });
  }

  return repeatedly('Orders that were not confirmed in time keep their stock', 'orders', async () => {
    // Asks first without the lock, which would stop orders every time.
    while (await firstLate()) await changeAlone(releaseFirst);
  });
}
