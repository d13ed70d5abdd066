import { createServer, type IncomingMessage, type Server } from 'node:http';
import { orderSummary } from '#app/cart/model/cart.ts';
import type { Customer, SavedAddress } from '#app/commerce/model/account-forms.ts';
import { isRecord } from '#app/lib/type-guards.ts';

// The gateway of `live/` with an engine in memory, as the shop sees it over HTTP. It has what journeys need: sessions, mailed
// links that the test can read, and faults on request.

type Json = Readonly<Record<string, unknown>>;
type Answer = { readonly status: number; readonly body: Json };

export type GatewayProduct = { readonly title: string; price: number | null; available: number };
type Account = Customer & { password: string; confirmed: boolean };
type Purpose = 'confirm' | 'reset' | 'subscribe';
type Order = Json & { readonly number: string; readonly email: string };

const ok = (kind: string, content: Json = {}): Answer => ({ status: 200, body: { kind, ...content } });
const SIGNED_OUT: Answer = { status: 401, body: { kind: 'signed-out' } };
const NOT_FOUND: Answer = { status: 404, body: { kind: 'not-found' } };
const ENGINE_STOPPED: Answer = { status: 503, body: { kind: 'unavailable', error: 'ENGINE' } };

export type FakeGateway = ReturnType<typeof createFakeGateway>;

/** @param products by id */
export function createFakeGateway(products: ReadonlyMap<string, GatewayProduct>) {
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, { readonly email: string; readonly purpose: Purpose }>();
  const subscribers = new Set<string>();
  const addresses = new Map<string, SavedAddress[]>();
  const orders: Order[] = [];
  const placed = new Map<string, Answer>();
  const sessions = new Map<string, string>();
  let counter = 0;
  const next = () => (counter += 1);
  const state = {
    /** The engine does not answer. */
    isStopped: false,
    orders,
    products,
    /** The tax that the back end adds to what the shop computes, in cents. */
    extraTax: 0,
    /** The buyer agrees when the bank asks about a card. */
    hasAgreed: false,
    requests: [] as string[],
    /** What the contact form has sent. */
    messages: [] as Json[],
    subscribers,
    /** Ends the sessions, as thirty days without a visit or a new password would. */
    endAllSessions: () => sessions.clear(),
    /** The token of the last mail to this address. */
    tokenFor: (email: string) => [...tokens].findLast(([, mail]) => mail.email === email)?.[0] ?? '',
  };

  const mail = (email: string, purpose: Purpose) => {
    tokens.set(`token-${next()}`, { email, purpose });
  };
  const publicCustomer = ({ password: _password, confirmed: _confirmed, ...customer }: Account): Customer =>
    customer;

  function priced(lines: readonly Json[]) {
    const current = lines.map(({ productId, quantity }) => {
      const product = products.get(String(productId));
      return {
        productId: String(productId),
        price: product?.price ?? null,
        available: product?.available ?? 0,
        quantity: Number(quantity),
      };
    });
    const subtotal = current.reduce((sum, line) => sum + (line.price ?? 0) * line.quantity, 0);
    const { tax, total, ...amounts } = orderSummary(subtotal);
    return {
      lines: current.map(({ productId, price, available }) => ({ productId, price, available })),
      ...amounts,
      tax: tax + state.extraTax,
      total: total + state.extraTax,
    };
  }

  function place(idempotencyKey: string, body: Json): Answer {
    const earlier = placed.get(idempotencyKey);
    if (earlier) return earlier;
    const lines = listOf(body['lines']);
    const prices = priced(lines);
    const isChanged = lines.some((line, index) => {
      const now = prices.lines[index];
      return !now || now.price !== line['price'] || now.available < Number(line['quantity']);
    });
    if (isChanged || prices.total !== (body['total'] ?? prices.total)) return ok('changed', prices);
    // Cards whose token says so are asked for by their bank, and refused unless the buyer has agreed.
    const { token } = recordOf(body['payment']);
    if (token === 'ctoken_secure') return ok('confirm', { intent: 'pi_1', secret: 'pi_1_secret' });
    if (token === 'pi_1' && !state.hasAgreed) return ok('declined');
    const { email, firstName, lastName, phone, ...address } = recordOf(body['customer']);
    const number = String(100_000 + next());
    const { subtotal, shipping, tax, total } = prices;
    orders.unshift({
      number,
      email: String(email),
      key: `key-${number}`,
      placedAt: '2026-11-25T10:00:00.000Z',
      deliveryState: 'placed',
      paymentState: 'open',
      canCancel: true,
      charged: total,
      paid: 0,
      refunded: 0,
      items: lines.reduce((sum, { quantity }) => sum + Number(quantity), 0),
      lines: lines.map(({ productId, price, quantity }) => ({
        productId,
        price,
        quantity,
        cancelled: 0,
        title: products.get(String(productId))?.title,
      })),
      subtotal,
      shipping,
      tax,
      total,
      customer: { email, firstName, lastName, phone },
      address,
      payment: { ...recordOf(body['payment']), token: undefined },
    });
    for (const { productId, quantity } of lines) {
      const product = products.get(String(productId));
      if (product) product.available -= Number(quantity);
    }
    const answer = ok('placed', { number, key: `key-${number}`, total });
    placed.set(idempotencyKey, answer);
    return answer;
  }

  function signIn(email: string, setCookie: (value: string) => void): Answer {
    const account = accounts.get(email);
    if (!account) return ok('refused');
    const session = `session-${next()}`;
    sessions.set(session, email);
    setCookie(session);
    return ok('signed-in', { customer: publicCustomer(account) });
  }

  function answer(
    method: string,
    url: URL,
    body: Json,
    idempotencyKey: string,
    session: string,
    setCookie: (value: string) => void,
  ): Answer {
    if (state.isStopped) return ENGINE_STOPPED;
    const path = url.pathname.slice('/api/'.length);
    const email = sessions.get(session) ?? '';
    const account = accounts.get(email);
    const route = `${method} ${path}`;
    const byIdempotencyKey = /^GET orders\/by-key\/(.+)$/.exec(route);
    if (byIdempotencyKey) return placed.get(byIdempotencyKey[1] ?? '') ?? ok('none');
    const [, what, number] = /^(GET|POST) orders\/(\d{6})(?:\/cancel)?$/.exec(route) ?? [];
    if (number !== undefined) {
      const index = orders.findIndex((other) => other.number === number);
      const order = orders[index];
      const mayRead = order && (order['key'] === url.searchParams.get('key') || order.email === email);
      if (!mayRead) return NOT_FOUND;
      if (what === 'POST' && order['canCancel']) {
        const { canCancel: _canCancel, ...rest } = order;
        orders[index] = { ...rest, number, email: order.email, deliveryState: 'cancelled', charged: 0 };
      }
      return ok('order', { order: orders[index] });
    }
    switch (route) {
      case 'GET session':
        return ok('session', { customer: account ? publicCustomer(account) : null });
      case 'POST session': {
        const found = accounts.get(String(body['email']));
        if (!found?.confirmed || found.password !== body['password']) return ok('refused');
        return signIn(found.email, setCookie);
      }
      case 'DELETE session':
        sessions.delete(session);
        return ok('signed-out');
      case 'POST registrations': {
        const { email: to, password, firstName, lastName, newsletter } = body;
        if (!accounts.get(String(to))?.confirmed) {
          accounts.set(String(to), {
            email: String(to),
            password: String(password),
            firstName: String(firstName),
            lastName: String(lastName),
            phone: '',
            newsletter: newsletter === true,
            company: '',
            vatNumber: '',
            confirmed: false,
          });
          mail(String(to), 'confirm');
        }
        return ok('accepted');
      }
      case 'POST password-resets':
        if (accounts.has(String(body['email']))) mail(String(body['email']), 'reset');
        return ok('accepted');
      case 'POST registrations/confirm':
      case 'POST password-resets/confirm': {
        const token = String(body['token']);
        const mailed = tokens.get(token);
        const found = mailed && accounts.get(mailed.email);
        if (!found) return ok('expired');
        if (mailed.purpose === 'confirm' && body['password'] !== found.password) return ok('refused');
        tokens.delete(token);
        found.confirmed = true;
        if (mailed.purpose === 'reset') found.password = String(body['password']);
        return signIn(found.email, setCookie);
      }
      case 'POST messages':
        state.messages.push(body);
        return ok('accepted');
      case 'POST newsletter':
        mail(String(body['email']), 'subscribe');
        return ok('accepted');
      case 'POST newsletter/confirm':
      case 'POST newsletter/end': {
        const email = tokens.get(String(body['token']))?.email;
        if (email === undefined) return ok('expired');
        if (route.endsWith('end')) subscribers.delete(email);
        else subscribers.add(email);
        return ok('saved');
      }
      case 'POST prices':
        return ok('prices', priced(listOf(body['lines'])));
      case 'POST orders':
        return body['signedIn'] === true && !account ? SIGNED_OUT : place(idempotencyKey, body);
      default:
        return account ? answerAccount(route, body, account) : SIGNED_OUT;
    }
  }

  function answerAccount(route: string, body: Json, account: Account): Answer {
    const own = addresses.get(account.email) ?? [];
    const withAddresses = (changed: SavedAddress[]) => {
      addresses.set(account.email, changed);
      return ok('addresses', { addresses: changed });
    };
    const id = /^(?:PUT|DELETE) account\/addresses\/(.+)$/.exec(route)?.[1];
    if (route.startsWith('DELETE') && id !== undefined)
      return withAddresses(own.filter((address) => address.id !== id));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the shop has just sent
    const sent = body as Omit<SavedAddress, 'id'>;
    if (id !== undefined)
      return withAddresses(own.map((address) => (address.id === id ? { ...sent, id } : address)));
    switch (route) {
      case 'GET account/addresses':
        return withAddresses(own);
      case 'POST account/addresses':
        return withAddresses([...own, { ...sent, id: String(next()) }]);
      case 'GET orders':
        return ok('orders', { orders: orders.filter(({ email }) => email === account.email) });
      case 'PUT account':
        Object.assign(account, body);
        return ok('saved', { customer: publicCustomer(account) });
      case 'PUT account/password':
        if (body['current'] !== account.password) return ok('refused');
        account.password = String(body['password']);
        return ok('saved');
      default:
        return NOT_FOUND;
    }
  }

  /** Answers a request below `/api/`. */
  async function handle(request: IncomingMessage, send: (answer: Answer, cookie?: string) => void) {
    const url = new URL(request.url ?? '/', 'http://gateway.example');
    state.requests.push(`${request.method} ${url.pathname}`);
    const session = /session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    let cookie: string | undefined;
    const idempotencyKey = String(request.headers['idempotency-key'] ?? '');
    const result = answer(
      request.method ?? 'GET',
      url,
      recordOf(text === '' ? {} : JSON.parse(text)),
      idempotencyKey,
      session,
      (value) => {
        cookie = `session=${value}; HttpOnly; SameSite=Strict; Path=/`;
      },
    );
    send(result, cookie);
  }

  /** Serves the gateway alone, without a shop. */
  function listen(): Promise<Server> {
    const server = createServer((request, response) => {
      void handle(request, (result, cookie) => {
        response.writeHead(result.status, {
          'Content-Type': 'application/json',
          ...(cookie !== undefined && { 'Set-Cookie': cookie }),
        });
        response.end(JSON.stringify(result.body));
      });
    });
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(server));
    });
  }

  return { state, handle, listen };
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {};
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
