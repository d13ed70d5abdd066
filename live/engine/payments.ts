// The ways to pay, as the engine sees them.
import {
  type CreatePaymentResult,
  type ID,
  LanguageCode,
  type Order,
  PaymentMethodHandler,
} from '@vendure/core';
import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import {
  type PaymentProvider,
  type PaymentProviders,
  PROVIDER_METHODS,
  type ProviderMethod,
} from '../payment/provider.ts';

/** Short, because stock is locked while the provider answers, and other orders of the same products wait. */
const AUTHORIZE_TIMEOUT_MS = 5000;

type HandlerOptions = ConstructorParameters<typeof PaymentMethodHandler>[0];
type Handler = Pick<HandlerOptions, 'settlePayment' | 'cancelPayment' | 'createRefund'> & {
  readonly authorize: (
    amount: number,
    order: Order,
    token: string,
  ) => CreatePaymentResult | Promise<CreatePaymentResult>;
};

/** Only `Placing` asks for payments. It has locked order and stock. */
const handlerOf = (
  code: string,
  description: string,
  { authorize, ...handler }: Handler,
  Kind: new (config: HandlerOptions) => PaymentMethodHandler = PaymentMethodHandler,
) =>
  new Kind({
    code,
    description: [{ languageCode: LanguageCode.en, value: description }],
    args: {},
    createPayment: (_ctx, order, amount, _args, { token }) => authorize(amount, order, String(token)),
    ...handler,
  });

/** A refund that a buyer causes by cancelling is open until the owner has sent the money, and settles it. */
class SettledByOwner extends PaymentMethodHandler {
  override async createRefund(...asked: Parameters<PaymentMethodHandler['createRefund']>) {
    return asked[0].apiType === 'admin' && super.createRefund(...asked);
  }
}

/** Payment on account: by invoice, or on a purchase order. The owner settles it in the back office once the money is there. */
export const onAccount = handlerOf(
  'on-account',
  'On account: invoice or purchase order',
  {
    authorize: (amount) => ({ amount, state: 'Authorized', metadata: {} }),
    settlePayment: () => ({ success: true }),
    createRefund: (_ctx, _input, _amount, _order, { transactionId }) => ({
      state: 'Settled',
      transactionId,
      metadata: {},
    }),
  },
  SettledByOwner,
);

export const handlerCode = (method: ProviderMethod) => `provider-${method}`;

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Payment by card or PayPal. The amount is reserved while the order is placed, and collected once the owner settles it. */
const throughProvider = (method: ProviderMethod, provider: PaymentProvider) =>
  handlerOf(handlerCode(method), `Payment provider: ${method}`, {
    async authorize(amount, order, token) {
      // Providers refuse it.
      if (amount === 0) return { amount, state: 'Authorized', metadata: {} };
      const authorization = await provider.authorize({
        token,
        amount,
        currency: order.currencyCode,
        // A retry with another amount or token is another payment. Providers refuse to reuse a key with other values.
        idempotencyKey: `${order.customFields.placingKey}-${amount}-${shortHash(token)}`,
        signal: AbortSignal.timeout(AUTHORIZE_TIMEOUT_MS),
      });
      return authorization.kind === 'declined'
        ? { amount, state: 'Declined', errorMessage: 'The provider has declined.', metadata: {} }
        : { amount, state: 'Authorized', transactionId: authorization.reference, metadata: {} };
    },
    async settlePayment(_ctx, _order, { transactionId, amount }) {
      if (amount > 0) await provider.capture(transactionId, amount);
      return { success: true };
    },
    async cancelPayment(_ctx, _order, { transactionId, amount }) {
      if (amount > 0) await provider.release(transactionId);
      return { success: true };
    },
    async createRefund(_ctx, _input, amount, _order, { transactionId }) {
      await provider.refund(transactionId, amount);
      return { state: 'Settled', transactionId, metadata: {} };
    },
  });

/** Of a payment that has not been settled, only what the order costs without its cancelled pieces is collected. */
export async function collectLess(manager: EntityManager, orderId: ID): Promise<void> {
  await manager.query(
    `UPDATE payment SET amount = least(amount, "subTotalWithTax" + "shippingWithTax") FROM "order"
     WHERE "order".id = $1 AND "orderId" = "order".id AND payment.state = 'Authorized'
       AND EXISTS (SELECT FROM order_line WHERE order_line."orderId" = "order".id AND quantity > 0)`,
    [orderId],
  );
}

export const paymentHandlers = (providers: PaymentProviders): PaymentMethodHandler[] => [
  onAccount,
  ...PROVIDER_METHODS.flatMap((method) => {
    const provider = providers[method];
    return provider ? [throughProvider(method, provider)] : [];
  }),
];
