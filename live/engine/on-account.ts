import { LanguageCode, PaymentMethodHandler } from '@vendure/core';
import { declined, PaymentGuard } from './payment-guard.ts';

const guard = new PaymentGuard();

/** Payment on account: by invoice, or on a purchase order. The owner settles it in the back office once the money is there. */
export const onAccount = new PaymentMethodHandler({
  code: 'on-account',
  description: [{ languageCode: LanguageCode.en, value: 'On account: invoice or purchase order' }],
  args: {},
  init: (injector) => guard.init(injector),
  async createPayment(ctx, order, amount) {
    const refusal = await guard.refusal(ctx, order);
    return refusal === undefined
      ? { amount, state: 'Authorized' as const, metadata: {} }
      : declined(amount, refusal);
  },
  async settlePayment() {
    return { success: true };
  },
  async createRefund(_ctx, _input, _amount, _order, payment) {
    return { state: 'Settled', transactionId: payment.transactionId, metadata: {} };
  },
});
