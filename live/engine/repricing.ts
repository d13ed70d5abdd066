import { type Injector, type OrderProcess, OrderService } from '@vendure/core';

let orders: OrderService;

/** An order keeps the prices at which its lines were added. This updates them before payment. */
export const repricing: OrderProcess<string> = {
  init(injector: Injector) {
    orders = injector.get(OrderService);
  },
  async onTransitionStart(_from, to, { ctx, order }) {
    if (to === 'ArrangingPayment') await orders.applyPriceAdjustments(ctx, order, order.lines);
  },
};
