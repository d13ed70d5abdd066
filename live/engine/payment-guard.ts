import {
  type CreatePaymentResult,
  type Injector,
  type Order,
  ProductVariantService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { keepBackOfficeOut, lockOrder, lockStock } from './locks.ts';

/**
 * The engine checks stock and state before it asks for the payment, without a lock. So two orders could take the same last
 * piece, and one order could be paid several times at once. Every payment handler asks this guard, which checks both again under
 * locks that last until the order is placed.
 */
export class PaymentGuard {
  #connection: TransactionalConnection | undefined;
  #variants: ProductVariantService | undefined;

  init(injector: Injector): void {
    this.#connection = injector.get(TransactionalConnection);
    this.#variants = injector.get(ProductVariantService);
  }

  /** Why the order cannot be paid now, or undefined if it can. */
  async refusal(ctx: RequestContext, order: Order): Promise<string | undefined> {
    const connection = this.#connection;
    const variants = this.#variants;
    if (!connection || !variants) throw new Error('The engine is not ready.');
    await keepBackOfficeOut(connection, ctx);
    if ((await lockOrder(connection, ctx, order.id)) !== 'ArrangingPayment')
      return 'This order has been paid already.';
    await lockStock(
      connection,
      ctx,
      order.lines.map((line) => line.productVariantId),
    );
    for (const line of order.lines) {
      const available = await variants.getSaleableStockLevel(ctx, line.productVariant);
      if (line.quantity > available) return 'Out of stock.';
    }
    return undefined;
  }
}

export function declined(amount: number, errorMessage: string): CreatePaymentResult {
  return { amount, state: 'Declined', errorMessage, metadata: {} };
}
