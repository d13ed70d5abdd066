// Answers as Stripe's documented API does, for what the shop asks of it, and signs messages as Stripe does. Tokens that begin with
// `ctoken_good` reserve the amount, those with `ctoken_secure` ask the bank, `ctoken_broken` fails, and others are declined.
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Response as Answer } from './support.ts';

const SECRET_KEY = 'sk_test_standin';
const WEBHOOK_SECRET = 'whsec_standin';

type Intent = {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  readonly currency: string;
  readonly client_secret: string;
  metadata: Record<string, string>;
  status: 'requires_capture' | 'requires_action' | 'requires_payment_method' | 'succeeded' | 'canceled';
  amount_received: number;
};

type Refund = {
  readonly id: string;
  readonly object: 'refund';
  readonly payment_intent: string;
  readonly amount: number;
  status: string;
};

/** What Stripe documents for each request. It refuses any other. */
const PARAMETERS: Readonly<Record<string, RegExp>> = {
  create:
    /^(?:amount|currency|confirmation_token|confirm|capture_method|allowed_payment_method_types\[\d\]|use_stripe_sdk|return_url|metadata\[\w+\])$/,
  capture: /^(?:amount_to_capture|metadata\[\w+\])$/,
  cancel: /^$/,
  refund: /^(?:payment_intent|amount)$/,
};

function kindOf({ method, url = '' }: IncomingMessage): { readonly kind: string; readonly id: string } {
  const [, root, id = '', action] =
    /^\/v1\/(payment_intents|refunds)(?:\/(\w+))?(?:\/(\w+))?$/.exec(url) ?? [];
  if (root === 'refunds') return { kind: 'refund', id };
  return { kind: method === 'GET' ? 'see' : (action ?? 'create'), id };
}

class Refusal extends Error {
  readonly status: number;
  readonly error: object;
  constructor(status: number, error: object) {
    super('refused');
    this.status = status;
    this.error = error;
  }
}

export class StripeStandIn {
  readonly intents = new Map<string, Intent>();
  readonly refunds: Refund[] = [];
  /** What was asked, as `create ctoken_good 1000`. */
  readonly log: string[] = [];
  readonly #answered = new Map<
    string,
    { readonly parameters: string; readonly status: number; readonly body: string }
  >();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #shop: string;
  /** Requests of this kind are carried out, but their answers are lost. */
  losesAnswerOf: string | undefined;
  /** The limit of an amount. */
  most = 99_999_999;
  /** Whether the balance is high enough to refund. */
  hasBalance = true;

  constructor(shop: string) {
    this.#shop = shop;
  }

  static environment = (port: number) => ({
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_URL: `http://127.0.0.1:${port}`,
  });

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** The intent of the latest reservation. */
  get last(): Intent {
    return this.intent([...this.intents.keys()].at(-1) ?? '');
  }

  intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent)
      throw new Refusal(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'No such payment_intent',
      });
    return intent;
  }

  /** What the buyer answers the bank, in Stripe's frame. */
  confirm(secret: string, agrees = true): Intent {
    const found = [...this.intents.values()].find(({ client_secret }) => client_secret === secret);
    if (found?.status !== 'requires_action') throw new Error('There is nothing to confirm.');
    found.status = agrees ? 'requires_capture' : 'requires_payment_method';
    return found;
  }

  /** Another program of the owner, or an attempt whose order was lost, has reserved an amount. */
  reserve(metadata: Record<string, string>): Intent {
    return this.#create(
      new URLSearchParams({ amount: '1000', currency: 'usd', confirmation_token: 'ctoken_good' }),
      metadata,
    );
  }

  /** Sends the shop a message about an intent or a refund. */
  async tell(
    type: string,
    object: Intent | Refund,
    { secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000), header = 'stripe-signature' } = {},
  ): Promise<Pick<Answer, 'status' | 'body'>> {
    const body = JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      api_version: '2026-10-28.endive',
      type,
      data: { object },
    });
    const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
    const response = await fetch(`${this.#shop}/api/stripe-events`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', [header]: `t=${at},v1=${signature}` },
      body,
    });
    return { status: response.status, body: await response.json() };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parameters = await text(request);
    const send = (status: number, body: object | string, headers = {}) =>
      response
        .writeHead(status, {
          'Content-Type': 'application/json',
          'Request-Id': `req_${randomUUID()}`,
          ...headers,
        })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    try {
      if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
        throw new Refusal(401, { type: 'invalid_request_error' });
      const key = request.headers['idempotency-key'];
      const earlier = typeof key === 'string' ? this.#answered.get(key) : undefined;
      if (earlier && earlier.parameters !== parameters)
        throw new Refusal(400, {
          type: 'idempotency_error',
          message: 'Keys can only be used with the same parameters.',
        });
      const { kind, id } = kindOf(request);
      const { status, body } = earlier ?? this.#outcome(kind, id, new URLSearchParams(parameters));
      if (typeof key === 'string') this.#answered.set(key, { parameters, status, body });
      if (this.losesAnswerOf === kind) response.destroy();
      else send(status, body, earlier && { 'Idempotent-Replayed': 'true' });
    } catch (error) {
      if (error instanceof Refusal) send(error.status, { error: error.error });
      else send(500, { error: { type: 'api_error', message: String(error) } });
    }
  }

  /** Refusals are repeated as other answers are. */
  #outcome(kind: string, id: string, values: URLSearchParams): { status: number; body: string } {
    try {
      return { status: 200, body: JSON.stringify(this.#carryOut(kind, id, values)) };
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal;
      return { status: refusal.status, body: JSON.stringify({ error: refusal.error }) };
    }
  }

  #carryOut(kind: string, id: string, values: URLSearchParams): object {
    if (kind === 'see') return this.intent(id);
    for (const name of values.keys())
      if (!PARAMETERS[kind]?.test(name))
        throw new Refusal(400, { type: 'invalid_request_error', code: 'parameter_unknown', param: name });
    const metadata = Object.fromEntries(
      [...values].flatMap(([name, value]) => {
        const [, field] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
        return field === undefined ? [] : [[field, value]];
      }),
    );
    if (kind === 'create') return this.#create(values, metadata);
    const intent = this.intent(values.get('payment_intent') ?? id);
    if (kind === 'refund') return this.#refund(intent, Number(values.get('amount') ?? this.#rest(intent)));
    if (kind === 'capture') {
      const amount = Number(values.get('amount_to_capture'));
      this.log.push(`capture ${amount}`);
      this.#require(intent, intent.status === 'requires_capture' && amount <= intent.amount);
      Object.assign(intent, {
        status: 'succeeded',
        amount_received: amount,
        metadata: { ...intent.metadata, ...metadata },
      });
    } else {
      this.log.push('cancel');
      this.#require(intent, intent.status.startsWith('requires_'));
      intent.status = 'canceled';
    }
    return intent;
  }

  #create(values: URLSearchParams, metadata: Record<string, string>): Intent {
    const token = values.get('confirmation_token') ?? '';
    const id = `pi_${randomUUID().replaceAll('-', '')}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(values.get('amount')),
      currency: values.get('currency') ?? '',
      client_secret: `${id}_secret_standin`,
      metadata,
      status: token.startsWith('ctoken_secure') ? 'requires_action' : 'requires_capture',
      amount_received: 0,
    };
    this.log.push(`create ${token} ${intent.amount} ${intent.currency}`);
    if (intent.amount > this.most)
      throw new Refusal(400, {
        type: 'invalid_request_error',
        code: 'amount_too_large',
        param: 'amount',
        message: 'Amount must be no more than the limit.',
      });
    if (token === 'ctoken_broken') throw new Error('Stripe does not work.');
    if (!/^ctoken_(?:good|secure)/.test(token))
      throw new Refusal(402, {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined.',
      });
    this.intents.set(id, intent);
    return intent;
  }

  #refund(intent: Intent, amount: number): Refund {
    this.log.push(`refund ${amount}`);
    this.#require(intent, intent.status === 'succeeded' && amount > 0 && amount <= this.#rest(intent));
    if (!this.hasBalance)
      throw new Refusal(400, {
        type: 'invalid_request_error',
        code: 'balance_insufficient',
        message: 'Insufficient funds in your Stripe balance to refund this amount.',
      });
    const id = `re_${randomUUID().replaceAll('-', '')}`;
    const refund: Refund = { id, object: 'refund', payment_intent: intent.id, amount, status: 'succeeded' };
    this.refunds.push(refund);
    return refund;
  }

  /** What has been collected and not refunded. */
  #rest({ id, amount_received }: Intent): number {
    return this.refunds.reduce(
      (rest, { payment_intent, amount }) => rest - (payment_intent === id ? amount : 0),
      amount_received,
    );
  }

  #require({ status }: Intent, isPossible: boolean): void {
    if (!isPossible)
      throw new Refusal(400, {
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: `This PaymentIntent has a status of ${status}.`,
      });
  }
}
