// What becomes of cards besides the order that is being placed: payments that the buyer confirms with the bank, Stripe's messages,
// and money that goes back.
import {
  type FulfillmentProcess,
  type ID,
  type Injector,
  Logger,
  Order,
  OrderService,
  Payment,
  RequestContext,
  RequestContextService,
  TransactionalConnection,
  User,
} from '@vendure/core';
import type { EntityManager } from 'typeorm';
import type { Cards, SeenIntent } from '../payment/stripe.ts';
import { isIntent } from '../payment/stripe.ts';
import { failureOf } from '../failure.ts';
import { databaseUrlOf, readSettings } from '../settings.ts';
import { changeAlone } from './back-office-changes.ts';
import { CARD, cardsOf } from './payments.ts';
import { type OrderRequest, Placing, type Refused } from './placing.ts';

/** An order that is placed once the buyer has confirmed its payment. */
type Unconfirmed = {
  readonly key: string;
  readonly intent: string;
  readonly request: OrderRequest;
  /** Of the account that is signed in. */
  readonly userId: ID | null;
};

/** A payment that nobody has confirmed by then is given up. */
const MAX_AGE = '30 minutes';

/**
 * Places orders, those by card too. The bank may ask the buyer to confirm the payment. Meanwhile there is no order, and nothing holds
 * stock; what was asked for is kept. Once the amount is reserved, the order is placed by whoever hears of it first: the
 * browser's next request, a message of Stripe, or the next look at what is kept. If it cannot be placed any more, the money goes back.
 */
export class CardPayments {
  readonly #placing: Placing;
  readonly #cards: Cards | undefined;
  readonly #injector: Pick<Injector, 'get'>;
  readonly #database: EntityManager;

  constructor(injector: Injector) {
    const settings = readSettings();
    this.#placing = new Placing(injector, databaseUrlOf(settings));
    this.#cards = cardsOf(settings.stripe);
    this.#injector = injector;
    this.#database = injector.get(TransactionalConnection).rawConnection.manager;
  }

  async place(ctx: RequestContext, request: OrderRequest) {
    const token = 'token' in request.payment ? request.payment.token : undefined;
    if (token !== undefined && !this.#cards)
      return { kind: 'rejected', fields: { paymentMethod: 'invalid' } } as const;
    const [earlier] = await this.#unconfirmed('key = $1', request.key);
    // The buyer has chosen another card or way to pay. The order of before may have been paid all the same.
    if (earlier && earlier.intent !== token) await this.#finish(earlier, true);
    const outcome = await this.#placing.place(ctx, request);
    if (outcome.kind === 'confirm') {
      const { intent, secret } = outcome;
      if (intent !== token) await this.#keep(ctx, request, intent);
      return { kind: 'confirm', intent, secret } as const;
    }
    if (token !== undefined && isIntent(token)) await this.#giveBackUnused(request.key, token);
    return outcome;
  }

  /** See `Placing.settled`. */
  async settled(ctx: RequestContext, key: string) {
    const placed = await this.#placing.settled(ctx, key);
    const [unconfirmed] = placed ? [] : await this.#unconfirmed('key = $1', key);
    return unconfirmed ? this.#finish(unconfirmed, false) : placed;
  }

  /**
   * A message of Stripe says only that something has changed: it may be late, repeated or overtaken by another. So Stripe is asked
   * for what is true now.
   * @returns whether Stripe has signed it
   */
  async hear(body: string, signature: string): Promise<boolean> {
    let event;
    try {
      event = this.#cards?.readEvent(body, signature);
    } catch {
      return false;
    }
    if (!event || !this.#cards) return this.#cards !== undefined;
    const { intent, isFailedRefund } = event;
    const { key } = await this.#cards.see(intent);
    // Another program or shop uses the same account.
    if (key === undefined && !(await this.#isUsed(intent))) return true;
    const outside = await this.#context();
    if (key !== undefined) await this.settled(outside, key);
    const connection = this.#injector.get(TransactionalConnection);
    const adapt = async (ctx: RequestContext, isTrial: boolean) =>
      this.#adapt(ctx, intent, await required(this.#cards).see(intent), isTrial);
    // Asks first without the lock, which would stop orders every time.
    if (await adapt(outside, true))
      await changeAlone(() => connection.withTransaction(outside, (ctx) => adapt(ctx, false)));
    if (isFailedRefund)
      Logger.error(`Stripe could not give money back. Look there for the payment ${intent}.`, 'cards');
    return true;
  }

  /** Finishes what nobody has confirmed in time. */
  async finishOld(): Promise<void> {
    const isOld = '"createdAt" < now() - $1::interval';
    if (!this.#cards) {
      await this.#database.query(`DELETE FROM card_payment WHERE ${isOld}`, [MAX_AGE]);
      return;
    }
    for (const each of await this.#unconfirmed(isOld, MAX_AGE)) {
      try {
        await this.#finish(each, true);
      } catch (error) {
        Logger.error(`The payment ${each.intent} stays open: ${failureOf(error)}`, 'cards');
      }
    }
  }

  /** Makes the engine agree with Stripe. @returns whether they differ */
  async #adapt(ctx: RequestContext, intent: string, seen: SeenIntent, isTrial: boolean): Promise<boolean> {
    const { state, collected } = seen;
    const orders = this.#injector.get(OrderService);
    const payments = this.#injector.get(TransactionalConnection).getRepository(ctx, Payment);
    const payment = await payments.findOne({ where: { transactionId: intent }, relations: { order: true } });
    const isOpen = payment?.state === 'Authorized';
    const isWanted = payment !== null && payment.state !== 'Cancelled' && payment.order.state !== 'Cancelled';
    const hasMoney = state === 'reserved' || state === 'collected';
    const isUnwanted = hasMoney && !isWanted && payment?.state !== 'Settled';
    const isLost = isOpen && state === 'over';
    const isCollected = isOpen && isWanted && state === 'collected';
    const differs = isUnwanted || isLost || isCollected;
    if (isTrial || !differs) return differs;
    if (isCollected) {
      await payments.update({ id: payment.id }, { amount: Math.min(payment.amount, collected) });
      requireSuccess(await orders.settlePayment(ctx, payment.id));
    } else if (isOpen) requireSuccess(await orders.cancelPayment(ctx, payment.id));
    else await required(this.#cards).giveBack(intent);
    return differs;
  }

  /** @returns the order, if it has been placed */
  async #finish({ key, intent, request, userId }: Unconfirmed, givesUp: boolean) {
    const cards = required(this.#cards);
    const { state } = await cards.see(intent);
    if (state === 'reserved') {
      const outcome = await this.place(await this.#context(userId), {
        ...request,
        payment: { method: CARD, token: intent },
      });
      return outcome.kind === 'placed' ? outcome : undefined;
    }
    if (state !== 'asked' || givesUp) await this.#giveBackUnused(key, intent);
    return undefined;
  }

  async #giveBackUnused(key: string, intent: string): Promise<void> {
    // Nobody can give back the payment of another order.
    if (!(await this.#isUsed(intent)) && (await required(this.#cards).see(intent)).key === key)
      await required(this.#cards).giveBack(intent);
    await this.#database.query('DELETE FROM card_payment WHERE key = $1 AND intent = $2', [key, intent]);
  }

  #isUsed(intent: string): Promise<boolean> {
    return this.#database.existsBy(Payment, { transactionId: intent });
  }

  async #keep(ctx: RequestContext, request: OrderRequest, intent: string): Promise<void> {
    await this.#database.query(
      `INSERT INTO card_payment (key, intent, request, "userId") VALUES ($1, $2, $3, $4)
       ON CONFLICT (key) DO UPDATE SET intent = $2, request = $3, "userId" = $4`,
      [request.key, intent, { ...request, network: '' }, ctx.activeUserId],
    );
  }

  #unconfirmed(condition: string, value: string): Promise<readonly Unconfirmed[]> {
    return this.#database.query(
      `SELECT key, intent, request, "userId" FROM card_payment WHERE ${condition}`,
      [value],
    );
  }

  /** That of the buyer, or of the engine itself. */
  async #context(userId: ID | null = null): Promise<RequestContext> {
    const user =
      userId === null
        ? null
        : await this.#database.findOne(User, {
            where: { id: userId },
            relations: { roles: { channels: true } },
          });
    const apiType = userId === null ? 'admin' : 'shop';
    return this.#injector.get(RequestContextService).create({ apiType, ...(user && { user }) });
  }
}

/** Gives back what is reserved for an order that was cancelled. */
export async function giveBackReserved(injector: Injector, ctx: RequestContext, orderId: ID): Promise<void> {
  for (const { id } of await reservedFor(injector.get(TransactionalConnection), ctx, orderId))
    requireSuccess(await injector.get(OrderService).cancelPayment(ctx, id));
}

const reservedFor = (connection: TransactionalConnection, ctx: RequestContext, orderId: ID) =>
  connection
    .getRepository(ctx, Payment)
    .findBy({ order: { id: orderId }, method: CARD, state: 'Authorized' });

let connection: TransactionalConnection;
let orderService: OrderService;

/** A parcel leaves only once its order's card has been charged. A reservation can be collected once, so with the first parcel all of it is. */
export const collectedBeforeShipped: FulfillmentProcess<string> = {
  init(injector) {
    connection = injector.get(TransactionalConnection);
    orderService = injector.get(OrderService);
  },
  async onTransitionStart(_from, to, { ctx, orders }) {
    if (to !== 'Shipped' && to !== 'Delivered') return undefined;
    for (const order of orders) {
      const { id } = order;
      for (const reserved of await reservedFor(connection, ctx, id))
        requireSuccess(await orderService.settlePayment(ctx, reserved.id));
      // Settling moves the order on. The engine decides by this object whether it is shipped.
      order.state = (await connection.getEntityOrThrow(ctx, Order, id)).state;
      const payments = await connection.getRepository(ctx, Payment).findBy({ order: { id } });
      if (
        payments.length > 0 &&
        payments.every(({ method, state }) => method === CARD && state !== 'Settled')
      )
        return 'The card was not charged: what was reserved is given back. Agree with the buyer how to pay, and add that payment to the order.';
    }
    return undefined;
  },
};

function required(cards: Cards | undefined): Cards {
  if (!cards) throw new Error('STRIPE_SECRET_KEY is not set.');
  return cards;
}

/** @throws Error if the engine refused a change that it has no reason to refuse */
function requireSuccess(result: Payment | Refused): void {
  if (!(result instanceof Payment))
    throw new Error(`${String(result.__typename)}: ${String(result.message)}`);
}
