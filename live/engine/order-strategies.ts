import {
  type Injector,
  Order,
  type OrderByCodeAccessStrategy,
  type OrderCodeStrategy,
  type OrderProcess,
  OrderService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { randomInt } from 'node:crypto';

/**
 * Order numbers have six digits, so anyone can guess one. Only the customer may read an order by its number; a guest's link
 * has a secret of its own, see `orders.ts`.
 */
export class OwnOrdersOnly implements OrderByCodeAccessStrategy {
  canAccessOrder({ activeUserId }: RequestContext, { customer }: Order): boolean {
    const owner = customer?.user?.id;
    return owner !== undefined && activeUserId !== undefined && String(owner) === String(activeUserId);
  }
}

const LOWEST = 100_000;
const HIGHEST = 999_999;
const ATTEMPTS = 50;

/**
 * Order numbers of six digits, as in the default shop. The database refuses a number that another order got at the same
 * moment; `Placing` then tries again to place the refused order.
 */
export class SixDigits implements OrderCodeStrategy {
  #connection: TransactionalConnection | undefined;

  init(injector: Injector): void {
    this.#connection = injector.get(TransactionalConnection);
  }

  async generate(ctx: RequestContext): Promise<string> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const code = String(randomInt(LOWEST, HIGHEST + 1));
      const isTaken = await this.#connection?.getRepository(ctx, Order).existsBy({ code });
      if (!isTaken) return code;
    }
    throw new Error('Nearly all numbers of six digits are taken. See "Order numbers" in docs/live.md.');
  }
}

let orders: OrderService;

/** An order keeps the prices at which its lines were added. This updates them before payment. */
export const repricing: OrderProcess<string> = {
  init(injector) {
    orders = injector.get(OrderService);
  },
  async onTransitionStart(_from, to, { ctx, order }) {
    if (to === 'ArrangingPayment') await orders.applyPriceAdjustments(ctx, order, order.lines);
  },
};
