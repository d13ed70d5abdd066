import type { Commerce } from '#app/commerce/commerce.ts';
import { orderNumber } from '#app/domain/order/order.ts';

/** A back end that accepts every order and every account request. */
export function createAcceptingCommerce(random: () => number = Math.random): Commerce {
  return {
    placeOrder: (order) =>
      Promise.resolve({ kind: 'placed', order: { ...order, number: orderNumber(random()) } }),
    signIn: () => Promise.resolve({ kind: 'accepted' }),
    register: () => Promise.resolve({ kind: 'accepted' }),
    requestPasswordReset: () => Promise.resolve({ kind: 'accepted' }),
  };
}
