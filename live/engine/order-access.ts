import type { Order, OrderByCodeAccessStrategy, RequestContext } from '@vendure/core';

/**
 * Order numbers have six digits, so anyone can guess one. Only the customer may read an order by its number; a guest's link
 * has a secret of its own, see `orders.ts`.
 */
export class OwnOrdersOnly implements OrderByCodeAccessStrategy {
  canAccessOrder(ctx: RequestContext, order: Order): boolean {
    const owner = order.customer?.user?.id;
    return (
      owner !== undefined && ctx.activeUserId !== undefined && String(owner) === String(ctx.activeUserId)
    );
  }
}
