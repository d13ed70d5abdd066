import { type Injector, type OrderProcess, OrderService } from '@vendure/core';

let orders: OrderService;

/** A cart keeps the prices at which it was filled. Before payment it gets the present ones, which then hold. */
export const repricing: OrderProcess<string> = {
  init(injector: Injector) {
    orders = injector.get(OrderService);
  },
  async onTransitionStart(_from, to, { ctx, order }) {
    if (to === 'ArrangingPayment') await orders.applyPriceAdjustments(ctx, order, order.lines);
  },
};
