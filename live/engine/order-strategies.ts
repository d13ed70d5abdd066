import {
  type Injector,
  Order,
  type OrderCodeStrategy,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { randomInt } from 'node:crypto';

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
