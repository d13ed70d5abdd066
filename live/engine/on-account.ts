import {
  type CreatePaymentResult,
  type Injector,
  LanguageCode,
  type Order,
  PaymentMethodHandler,
  ProductVariantService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import { lockOrder, lockStock } from './locks.ts';

let connection: TransactionalConnection;
let variants: ProductVariantService;

const refuse = (amount: number, errorMessage: string): CreatePaymentResult => ({
  amount,
  state: 'Declined',
  errorMessage,
  metadata: {},
});

/**
 * Payment on account: by invoice, or on a purchase order. The owner settles it in the back office once the money is there.
 *
 * The engine checks stock and state before it asks for the payment, without a lock. So two orders could take the same last
 * piece, and one order could be paid several times at once. Here both are checked again under locks, which last until the
 * order is placed.
 */
export const onAccount = new PaymentMethodHandler({
  code: 'on-account',
  description: [
    {
      languageCode: LanguageCode.en,
      value: 'On account: invoice or purchase order',
    },
  ],
  args: {},
  init(injector: Injector) {
    connection = injector.get(TransactionalConnection);
    variants = injector.get(ProductVariantService);
  },
  async createPayment(ctx, order, amount): Promise<CreatePaymentResult> {
    const state = await lockOrder(connection, ctx, order.id);
    if (state !== 'ArrangingPayment') return refuse(amount, 'This order has been paid already.');
    if (!(await isInStock(ctx, order))) return refuse(amount, 'Out of stock.');
    return { amount, state: 'Authorized', metadata: {} };
  },
  async settlePayment() {
    return { success: true };
  },
  async createRefund(_ctx, _input, _amount, _order, payment) {
    return {
      state: 'Settled',
      transactionId: payment.transactionId,
      metadata: {},
    };
  },
});

async function isInStock(ctx: RequestContext, order: Order): Promise<boolean> {
  await lockStock(
    connection,
    ctx,
    order.lines.map((line) => line.productVariantId),
  );
  for (const line of order.lines) {
    const available = await variants.getSaleableStockLevel(ctx, line.productVariant);
    if (line.quantity > available) return false;
  }
  return true;
}
