import { LanguageCode, PaymentMethodHandler } from '@vendure/core';
import { createHash } from 'node:crypto';
import {
  type PaymentProvider,
  type PaymentProviders,
  PROVIDER_METHODS,
  type ProviderMethod,
} from '../payment/provider.ts';
import { declined, PaymentGuard } from './payment-guard.ts';

/** Short, because stock is locked while the provider answers, and other orders of the same products wait. */
const AUTHORIZE_TIMEOUT_MS = 5000;

export const handlerCode = (method: ProviderMethod) => `provider-${method}`;

/** The providers that are configured, with their methods. */
export function configured(
  providers: PaymentProviders,
): readonly (readonly [ProviderMethod, PaymentProvider])[] {
  return PROVIDER_METHODS.flatMap((method) => {
    const provider = providers[method];
    return provider ? [[method, provider] as const] : [];
  });
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Payment by card or PayPal. The amount is reserved while the order is placed, and collected once the owner settles it. */
export function throughProvider(method: ProviderMethod, provider: PaymentProvider): PaymentMethodHandler {
  const guard = new PaymentGuard();
  return new PaymentMethodHandler({
    code: handlerCode(method),
    description: [{ languageCode: LanguageCode.en, value: `Payment provider: ${method}` }],
    args: {},
    init: (injector) => guard.init(injector),
    async createPayment(ctx, order, amount, _args, { token }) {
      const refusal = await guard.refusal(ctx, order);
      if (refusal !== undefined) return declined(amount, refusal);
      const authorization = await provider.authorize({
        token: String(token),
        amount,
        currency: order.currencyCode,
        // A retry with another amount or token is another payment. Providers refuse to reuse a key with other values.
        idempotencyKey: `${order.customFields.placingKey}-${amount}-${shortHash(String(token))}`,
        signal: AbortSignal.timeout(AUTHORIZE_TIMEOUT_MS),
      });
      if (authorization.kind === 'declined') return declined(amount, 'The provider has declined.');
      return { amount, state: 'Authorized' as const, transactionId: authorization.reference, metadata: {} };
    },
    async settlePayment(_ctx, _order, { transactionId, amount }) {
      await provider.capture(transactionId, amount);
      return { success: true };
    },
    async cancelPayment(_ctx, _order, { transactionId }) {
      await provider.release(transactionId);
      return { success: true };
    },
    async createRefund(_ctx, _input, amount, _order, { transactionId }) {
      await provider.refund(transactionId, amount);
      return { state: 'Settled', transactionId, metadata: {} };
    },
  });
}
