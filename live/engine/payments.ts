// The ways to pay, as the engine sees them.
import {
  type CreatePaymentResult,
  type ID,
  InternalServerError,
  LanguageCode,
  type Order,
  PaymentMethodHandler,
  UserInputError,
} from '@vendure/core';
import type { EntityManager } from 'typeorm';
import { Cards, type Reservation } from '../payment/stripe.ts';
import type { StripeSettings } from '../settings.ts';

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

/** The code of the way to pay, and that of its handler in databases. */
export const CARD = 'card';
export const CARD_HANDLER = 'provider-card';

/** Undoes the order: the buyer's bank asks the buyer before the amount can be reserved. */
export class ToConfirm extends InternalServerError {
  readonly reservation: Extract<Reservation, { readonly kind: 'confirm' }>;
  constructor(reservation: ToConfirm['reservation']) {
    super('The bank asks the buyer to confirm the payment.');
    this.reservation = reservation;
  }
}

export const cardsOf = (stripe: StripeSettings | undefined): Cards | undefined => stripe && new Cards(stripe);

/** The back office shows the reason. */
async function orReason<Result>(task: Promise<Result>): Promise<Result> {
  try {
    return await task;
  } catch (error) {
    throw new UserInputError(`Stripe: ${error instanceof Error ? error.message : 'unknown'}`);
  }
}

/** The amount is reserved while the order is placed, and collected with its first parcel or once the owner settles it. */
function byCard(cards: Cards | undefined): PaymentMethodHandler {
  const required = () => {
    if (!cards) throw new UserInputError('The shop takes no cards at present: STRIPE_SECRET_KEY is not set.');
    return cards;
  };
  return handlerOf(CARD_HANDLER, 'Cards through Stripe', {
    async authorize(amount, order, token) {
      // Stripe refuses it.
      if (amount === 0) return { amount, state: 'Authorized', metadata: {} };
      const key = order.customFields.placingKey ?? '';
      const reservation = await required().reserve(token, amount, order.currencyCode, key);
      if (reservation.kind === 'confirm') throw new ToConfirm(reservation);
      return reservation.kind === 'declined'
        ? { amount, state: 'Declined', errorMessage: 'The card was declined.', metadata: {} }
        : { amount, state: 'Authorized', transactionId: reservation.intent, metadata: {} };
    },
    async settlePayment(_ctx, order, { transactionId, amount }) {
      if (amount > 0) await orReason(required().collect(transactionId, amount, order.code));
      return { success: true };
    },
    async cancelPayment(_ctx, _order, { transactionId, amount }) {
      if (amount > 0) await orReason(required().giveBack(transactionId));
      return { success: true };
    },
    async createRefund(_ctx, _input, amount, _order, { transactionId, refunds }) {
      const refunded = refunds.reduce((sum, { total }) => sum + total, 0);
      const id = await orReason(required().refund(transactionId, amount, refunded));
      return { state: 'Settled', transactionId: id, metadata: {} };
    },
  });
}

/** Of a payment that has not been settled, only what the order costs without its cancelled pieces is collected. */
export async function collectLess(manager: EntityManager, orderId: ID): Promise<void> {
  await manager.query(
    `UPDATE payment SET amount = least(amount, "subTotalWithTax" + "shippingWithTax") FROM "order"
     WHERE "order".id = $1 AND "orderId" = "order".id AND payment.state = 'Authorized'
       AND EXISTS (SELECT FROM order_line WHERE order_line."orderId" = "order".id AND quantity > 0)`,
    [orderId],
  );
}

export const paymentHandlers = (stripe: StripeSettings | undefined): PaymentMethodHandler[] => [
  onAccount,
  byCard(cardsOf(stripe)),
];
