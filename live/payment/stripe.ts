// Cards, through Stripe's Payment Intents. An intent reserves an amount, which is collected or given back later.
import { Stripe } from 'stripe';
import type { Cents } from '../../app/lib/money.ts';
import type { StripeSettings } from '../settings.ts';

/** Short, because stock is locked while Stripe answers, and other orders of the same products wait. */
const TIMEOUT_MS = 5000;

/** The key under which the order is placed, in the metadata of its intents. */
const KEY = 'placing_key';
/** The address of the shop: several may use one account. */
const SHOP = 'shop';

export type Reservation =
  | { readonly kind: 'reserved'; readonly intent: string }
  | { readonly kind: 'declined' }
  /** The buyer's bank asks the buyer first (3-D Secure). The browser continues with the secret. */
  | { readonly kind: 'confirm'; readonly intent: string; readonly secret: string };

export type SeenIntent = {
  /** Undefined if another program or shop that uses the account has made the intent. */
  readonly key: string | undefined;
  /** Of another account, for example of keys that were set before, an intent is unknown. */
  readonly state: 'asked' | 'reserved' | 'collected' | 'over' | 'unknown';
  readonly collected: Cents;
};

export type StripeEvent = { readonly intent: string; readonly isFailedRefund: boolean };

const STATES: Readonly<Record<string, SeenIntent['state']>> = {
  requires_capture: 'reserved',
  succeeded: 'collected',
  canceled: 'over',
};

export const isIntent = (token: string): boolean => token.startsWith('pi_');

export class Cards {
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;
  readonly #returnUrl: string;
  readonly #shop: string;

  constructor({ secretKey, webhookSecret, returnUrl, url }: StripeSettings) {
    const { protocol, hostname, port } = new URL(url);
    this.#webhookSecret = webhookSecret;
    this.#returnUrl = returnUrl;
    this.#shop = new URL(returnUrl).origin;
    this.#stripe = new Stripe(secretKey, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      port: port === '' ? 443 : Number(port),
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }

  /**
   * @param token what the browser got for the card, or the intent that the buyer has confirmed with the bank
   * @param key requests with the same key and token are attempts at one payment, for example before and after a crash
   */
  async reserve(token: string, amount: Cents, currencyCode: string, key: string): Promise<Reservation> {
    const currency = currencyCode.toLowerCase();
    try {
      if (isIntent(token)) {
        const intent = await this.#stripe.paymentIntents.retrieve(token);
        const isIts = this.#keyOf(intent) === key && intent.amount === amount && intent.currency === currency;
        return isIts ? reservationOf(intent) : { kind: 'declined' };
      }
      const intent = await this.#stripe.paymentIntents.create(
        {
          amount,
          currency,
          confirmation_token: token,
          confirm: true,
          capture_method: 'manual',
          allowed_payment_method_types: ['card'],
          // The bank's question is a frame of Stripe's script. Stripe asks for an address to return to all the same.
          use_stripe_sdk: true,
          return_url: this.#returnUrl,
          metadata: { [KEY]: key, [SHOP]: this.#shop },
        },
        // With another amount it is another payment: Stripe refuses a key with other values.
        { idempotencyKey: `${key}-${amount}-${token}` },
      );
      // A repeated answer is that of the first request. The intent may have been given back since.
      const now = isRepeated(intent.lastResponse.headers)
        ? await this.#stripe.paymentIntents.retrieve(intent.id)
        : intent;
      return reservationOf(now);
    } catch (error) {
      const isRefused =
        error instanceof Stripe.errors.StripeCardError ||
        isUnknown(error) ||
        // Stripe takes neither the token nor, beyond its limits, the amount.
        (error instanceof Stripe.errors.StripeInvalidRequestError &&
          (error.param === 'confirmation_token' || error.param === 'amount'));
      if (isRefused) return { kind: 'declined' };
      throw error;
    }
  }

  async see(intent: string): Promise<SeenIntent> {
    try {
      const seen = await this.#stripe.paymentIntents.retrieve(intent);
      return {
        key: this.#keyOf(seen),
        state: STATES[seen.status] ?? 'asked',
        collected: seen.amount_received,
      };
    } catch (error) {
      if (isUnknown(error)) return { key: undefined, state: 'unknown', collected: 0 };
      throw error;
    }
  }

  #keyOf({ metadata }: Stripe.PaymentIntent): string | undefined {
    return metadata[SHOP] === this.#shop ? metadata[KEY] : undefined;
  }

  /** Collects all that is reserved or a part of it; the rest is given back. @throws Error unless it has been collected */
  async collect(intent: string, amount: Cents, orderNumber: string): Promise<void> {
    try {
      const order = { amount_to_capture: amount, metadata: { order: orderNumber } };
      await this.#stripe.paymentIntents.capture(intent, order);
    } catch (error) {
      // An attempt whose answer was lost, or the owner at Stripe, may have collected it.
      const { state, collected } = await this.see(intent);
      if (state !== 'collected' || collected < amount) throw error;
      if (collected > amount)
        await this.#refund({ payment_intent: intent, amount: collected - amount }, `${intent}-excess`);
    }
  }

  /** Gives back all that is reserved or has been collected, and nothing can be reserved or collected any more. */
  async giveBack(intent: string): Promise<void> {
    const { state } = await this.see(intent);
    if (state === 'over') return;
    if (state === 'collected') {
      await this.#refund({ payment_intent: intent }, `${intent}-back`);
      return;
    }
    try {
      await this.#stripe.paymentIntents.cancel(intent);
    } catch (error) {
      const now = await this.see(intent);
      if (now.state === state) throw error;
      await this.giveBack(intent);
    }
  }

  /** @param refunded before; a refund whose answer was lost is found again, and not made twice */
  async refund(intent: string, amount: Cents, refunded: Cents): Promise<string> {
    return this.#refund({ payment_intent: intent, amount }, `${intent}-${refunded}-${amount}`);
  }

  /**
   * Stripe repeats its answer to a key for a day, a refusal too, for example while the balance is too low. What was refused before
   * has refunded nothing, so it is asked again with another key. An error of Stripe's own leaves that open.
   */
  async #refund(values: Stripe.RefundCreateParams, key: string, attempt = 1): Promise<string> {
    const idempotencyKey = attempt === 1 ? key : `${key}-${attempt}`;
    try {
      const { id, status, failure_reason, lastResponse } = await this.#stripe.refunds.create(values, {
        idempotencyKey,
      });
      if (status !== 'failed' && status !== 'canceled') return id;
      if (!isRepeated(lastResponse.headers)) throw new Error(failure_reason ?? status);
    } catch (error) {
      const wasRefused =
        error instanceof Stripe.errors.StripeInvalidRequestError && isRepeated(error.headers ?? {});
      if (!wasRefused) throw error;
    }
    return this.#refund(values, key, attempt + 1);
  }

  /** What a message of Stripe is about; undefined if it is about no intent. @throws Error if Stripe has not signed it */
  readEvent(body: string, signature: string): StripeEvent | undefined {
    const { type, data } = this.#stripe.webhooks.constructEvent(body, signature, this.#webhookSecret);
    const { object } = data;
    if (!('object' in object)) return undefined;
    if (object.object === 'payment_intent') return { intent: object.id, isFailedRefund: false };
    if (object.object !== 'refund' || typeof object.payment_intent !== 'string') return undefined;
    return { intent: object.payment_intent, isFailedRefund: type === 'refund.failed' };
  }
}

const isRepeated = (headers: Readonly<Record<string, string>>): boolean =>
  headers['idempotent-replayed'] === 'true';

const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

function reservationOf({ id, status, client_secret }: Stripe.PaymentIntent): Reservation {
  if (status === 'requires_capture') return { kind: 'reserved', intent: id };
  if (status === 'requires_action' && client_secret !== null)
    return { kind: 'confirm', intent: id, secret: client_secret };
  return { kind: 'declined' };
}
