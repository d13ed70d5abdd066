import { chmodSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Child } from '../scripts/children.ts';
import { serverFolder } from '../../scripts/site-folders.ts';
import { ENGINE_SECRET_HEADER } from '../gateway/engine-client.ts';
import { databaseUrlOf, readSecret, readSettings, type Settings, siteFolder } from '../settings.ts';

/** The gateway's port. The engine and PostgreSQL have the next two, and tests use two more. */
export const PORT = await reservePorts(Number(process.env['TEST_PORT'] ?? 4110));

/** Files run in parallel: returns the first of ten ports that no other file has. The tenth is taken as the sign of it. */
async function reservePorts(first: number): Promise<number> {
  const sign = createServer();
  try {
    sign.listen(first + 9, '127.0.0.1');
    await once(sign, 'listening');
  } catch {
    return reservePorts(first + 10);
  }
  sign.unref();
  return first;
}

const silent = () => {};

export type Stack = {
  readonly settings: Settings;
  readonly postgres: Child;
  readonly engine: Child;
  readonly gateway: Child;
  readonly database: pg.Pool;
  readonly stop: () => Promise<void>;
};

/** Starts PostgreSQL, unless there is another one, the engine and the gateway on an empty database. */
async function startStack(
  engineScript: string,
  extra: NodeJS.ProcessEnv,
  prepare: (settings: Settings) => void,
  startsDatabase: boolean,
): Promise<Stack> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'watchpost-live-'));
  // PostgreSQL may run as another user.
  chmodSync(dataFolder, 0o755);
  const environment = {
    ...process.env,
    PORT: String(PORT),
    LIVE_DATA: dataFolder,
    RATE_LIMITS: '0',
    ...extra,
  };
  const settings = readSettings(environment);
  writeSite(settings);
  prepare(settings);
  const postgres = new Child('PostgreSQL', 'database/run-postgres.ts', silent, environment);
  const engine = new Child('The engine', engineScript, silent, environment);
  const gateway = new Child('The gateway', 'gateway/run-gateway.ts', silent, environment);
  if (startsDatabase) await postgres.start();
  const database = new pg.Pool({
    connectionString: databaseUrlOf(settings),
    max: 2,
  });
  // The pool must survive a database that is stopped on purpose.
  database.on('error', silent);
  const stop = async () => {
    await database.end();
    await gateway.stop();
    await engine.stop();
    await postgres.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  try {
    await engine.start();
    await gateway.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { settings, postgres, engine, gateway, database, stop };
}

/**
 * Starts live mode before the tests of a file and stops it after them.
 * @param engine the program that runs the engine
 * @param environment settings besides those of every test
 * @param prepare called before anything is started
 * @param startsDatabase false if `DATABASE_URL` names one that is running
 * @param stocked ids of products of which the tests buy more than the catalogue has
 * @returns the running programs, and a browser that is not signed in
 */
export function startBeforeTests({
  engine = 'engine/run-engine.ts',
  environment = {},
  prepare = () => {},
  startsDatabase = true,
  stocked = [],
}: {
  readonly engine?: string;
  readonly environment?: NodeJS.ProcessEnv;
  readonly prepare?: (settings: Settings) => void;
  readonly startsDatabase?: boolean;
  readonly stocked?: readonly string[];
} = {}): { stack: Stack; guest: Browser } {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filled in before the first test
  const stack = {} as Stack;
  before(async () => {
    Object.assign(stack, await startStack(engine, environment, prepare, startsDatabase));
    for (const productId of stocked) await setStock(stack.database, productId, 5000);
  });
  after(async () => {
    // Otherwise the start has failed, and has stopped everything.
    if ('stop' in stack) await stack.stop();
  });
  return { stack, guest: new Browser(readSettings({ PORT: String(PORT) })) };
}

/** Writes a site as the build does, but with few files, and with pages that show a product as JSON. */
function writeSite(settings: Settings): void {
  const folder = siteFolder(settings);
  mkdirSync(folder, { recursive: true });
  mkdirSync(serverFolder(folder), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write(
    '_headers',
    '/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  );
  write('_redirects', '');
  write('index.html', '<!doctype html><title>The shop</title>');
  write('404.html', '<!doctype html><title>Not found</title>');
  writeFileSync(
    join(serverFolder(folder), 'index.js'),
    `let products;
    export const entry = {
      module: {
        askProductsOf(others) {
          products = others;
        },
        createRequestHandler: () => async ({ url }) => {
          const { pathname } = new URL(url);
          if (pathname.startsWith('/data/root/')) {
            const ids = [];
            for await (const { product } of products.each()) ids.push(product.id);
            const isLong = pathname.endsWith('google-merchant.xml');
            return new Response(ids.join(), { headers: isLong ? { 'X-In-Parts': 'yes' } : {} });
          }
          const found = await products.product(pathname.replace('/product/', '')).catch(() => null);
          if (found === null) return new Response('', { status: 500 });
          return found ? Response.json(found.product) : new Response('Not found', { status: 404 });
        },
      },
    };`,
  );
}

/** What a test asserts about, field by field. */
// oxlint-disable-next-line typescript/no-explicit-any -- a wrong shape fails the test
export type Json = any;

export async function jsonOf(response: { readonly json: () => Promise<unknown> }): Promise<Json> {
  return response.json();
}

export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Asks the engine as the gateway does, without its checks. */
export async function askEngine(
  settings: Settings,
  call: string,
  values: unknown,
  secret = readSecret(settings, 'engineSecret'),
): Promise<{ readonly status: number; readonly body: Json }> {
  const response = await fetch(`${settings.engineUrl}/shop/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [ENGINE_SECRET_HEADER]: secret },
    body: JSON.stringify(values),
  });
  return { status: response.status, body: await jsonOf(response) };
}

export type Response = {
  readonly status: number;
  readonly body: Json;
  readonly cookie: string | undefined;
  readonly headers: Headers;
};

/** A browser: it keeps its cookies, and sends the Origin of the shop. */
export class Browser {
  readonly #origin: string;
  readonly #address: string | undefined;
  readonly #cookies = new Map<string, string>();

  /** @param address what a proxy would report as the IP address of the browser */
  constructor({ publicUrl }: Settings, address?: string) {
    this.#origin = publicUrl;
    this.#address = address;
  }

  set cookie(pair: string) {
    const [name = '', value = ''] = pair.split('=');
    this.#cookies.set(name, value);
  }

  /** The browser of the same person at another place. */
  at(settings: Settings, address: string): Browser {
    const moved = new Browser(settings, address);
    for (const [name, value] of this.#cookies) moved.#cookies.set(name, value);
    return moved;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const response = await fetch(this.#origin + path, {
      method,
      headers: {
        Origin: this.#origin,
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(this.#cookies.size > 0 && {
          Cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
        }),
        ...(this.#address !== undefined && { 'X-Forwarded-For': this.#address }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie();
    for (const each of set) {
      const [pair = ''] = each.split(';');
      const [name = ''] = pair.split('=');
      this.cookie = pair;
      if (each.includes('Max-Age=0')) this.#cookies.delete(name);
    }
    const content = await response.text();
    return {
      status: response.status,
      body: content === '' ? undefined : JSON.parse(content),
      cookie: set.find((each) => each.startsWith('__Host-watchpost=')),
      headers: response.headers,
    };
  }

  signIn(email: string, password: string, rememberMe = false): Promise<Response> {
    return this.ask('POST', '/api/session', { email, password, rememberMe });
  }

  register(email: string, password: string, newsletter = false): Promise<Response> {
    const name = { firstName: 'Ayşe', lastName: 'Yılmaz' };
    return this.ask('POST', '/api/registrations', { email, password, ...name, newsletter });
  }

  requestReset(email: string): Promise<Response> {
    return this.ask('POST', '/api/password-resets', { email });
  }

  resetPassword(token: string, password: string): Promise<Response> {
    return this.ask('POST', '/api/password-resets/confirm', { token, password });
  }

  changePassword(current: string, password: string): Promise<Response> {
    return this.ask('PUT', '/api/account/password', { current, password });
  }

  /** Who is signed in; null if nobody is. */
  async customer(): Promise<Json> {
    return (await this.ask('GET', '/api/session')).body.customer;
  }

  /** For one piece of each product. */
  prices(...productIds: readonly string[]): Promise<Response> {
    const lines = productIds.map((productId) => ({ productId, quantity: 1 }));
    return this.ask('POST', '/api/prices', { lines });
  }

  async priceOf(productId: string): Promise<number> {
    return (await this.prices(productId)).body.lines[0].price;
  }

  place(order: object, key: string = randomUUID()): Promise<Response> {
    return this.ask('POST', '/api/orders', order, { 'Idempotency-Key': key });
  }

  /** What the page of an order shows that the link in its e-mail opens. */
  async opened({ number, key }: { readonly number: string; readonly key: string }): Promise<Json> {
    return (await this.ask('GET', `/api/orders/${number}?key=${key}`)).body.order;
  }
}

export const CUSTOMER = {
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  email: 'ayse@example.com',
  phone: '+90 212 555 01 42',
  address: 'İstiklal Cd. 1',
  city: 'İstanbul',
  state: 'Beyoğlu',
  zipCode: '34430',
  country: 'Turkey',
};

/** Product 11 is a radio that costs $899. */
export const RADIO = { productId: '11', price: 89_900 };

export function orderOf(
  lines: readonly object[],
  customer: object = {},
  payment: object = { method: 'invoice' },
) {
  return { lines, customer: { ...CUSTOMER, ...customer }, payment };
}

/** All e-mails, decoded, in the order in which they were written. */
export function letters({ dataFolder }: Settings): readonly string[] {
  const mailbox = join(dataFolder, 'mailbox');
  return namesIn(mailbox).map((name) => decode(readFileSync(join(mailbox, name), 'utf8')));
}

/** Waits for an e-mail that contains all texts, and returns it decoded. */
export async function letterWith(settings: Settings, ...texts: readonly string[]): Promise<string> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const found = letters(settings).findLast((letter) => texts.every((text) => letter.includes(text)));
    if (found !== undefined) return found;
    await wait(100);
  }
  throw new Error(`There is no e-mail with ${texts.join(', ')}.`);
}

export const letterCount = (settings: Settings, text: string): number =>
  letters(settings).filter((letter) => letter.includes(text)).length;

/** The complete e-mails. A file whose name begins with a dot is still being written. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .toSorted();
  } catch {
    return [];
  }
}

/** The header lines and the texts of a message, whether base64, quoted-printable or plain. It may have parts. */
export function decode(message: string): string {
  const [head = '', ...rest] = message.split('\r\n\r\n');
  const boundary = /^Content-Type: multipart\/[^]*?boundary="?([^\s";]+)/im.exec(head)?.[1];
  if (boundary !== undefined) {
    const parts = rest.join('\r\n\r\n').split(`--${boundary}`).slice(1, -1);
    return [head, ...parts.map((part) => decode(part.trimStart()))].join('\n\n');
  }
  if (/^Content-Type: (?!text\/)/im.test(head)) return head;
  return decodePart(message);
}

/** The files of a message. */
export function attachmentsOf(
  message: string,
): readonly { readonly name: string; readonly content: Buffer }[] {
  return message.split(/^--.*$/m).flatMap((part) => {
    const [head = '', ...rest] = part.trimStart().split('\r\n\r\n');
    const name = /^Content-Disposition: attachment; filename=(\S+)/m.exec(head)?.[1];
    return name === undefined ? [] : [{ name, content: Buffer.from(rest.join(''), 'base64') }];
  });
}

function decodePart(message: string): string {
  const unfolded = message.replaceAll('=\r\n', '');
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(message);
  if (isBase64) {
    const [head = '', ...rest] = message.split('\r\n\r\n');
    return `${head}\n\n${Buffer.from(rest.join(''), 'base64').toString('utf8')}`;
  }
  const bytes = unfolded.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

export function tokenIn(letter: string): string {
  const token = /token=([\w-]+)/.exec(letter)?.[1];
  if (token === undefined) throw new Error('The e-mail has no token.');
  return token;
}

/** Registers a customer and confirms the e-mail address. Returns the browser, signed in. */
export async function registered(
  settings: Settings,
  email: string,
  password = 'correct horse',
  address?: string,
): Promise<Browser> {
  const browser = new Browser(settings, address);
  await browser.register(email, password);
  const token = tokenIn(await letterWith(settings, `To: ${email}`, '/confirm?'));
  const kind = await confirm(browser, token, password);
  if (kind !== 'signed-in') throw new Error(`The account is not confirmed: ${kind}.`);
  return browser;
}

/** Opens the mailed link of a registration and enters the password. Returns the outcome. */
export async function confirm(browser: Browser, token: string, password: string): Promise<string> {
  const { body } = await browser.ask('POST', '/api/registrations/confirm', { token, password });
  return body.kind;
}

/** The rows of a query over a connection of its own. */
export async function queryOnce(databaseUrl: string, sql: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export async function stockOf(
  database: pg.Pool,
  productId: string,
): Promise<{ onHand: number; allocated: number }> {
  const { rows } = await database.query(
    `SELECT "stockOnHand" AS "onHand", "stockAllocated" AS allocated FROM stock_level
     JOIN product_variant ON product_variant.id = "productVariantId" WHERE sku = $1`,
    [productId],
  );
  return rows[0];
}

/** @param available how many units can still be ordered */
export async function setStock(database: pg.Pool, productId: string, available: number): Promise<void> {
  await database.query(
    `UPDATE stock_level SET "stockOnHand" = $2 + "stockAllocated"
     FROM product_variant WHERE product_variant.id = "productVariantId" AND sku = $1`,
    [productId, available],
  );
}

export async function setPrice(database: pg.Pool, productId: string, price: number): Promise<void> {
  await database.query(
    `UPDATE product_variant_price SET price = $2 FROM product_variant WHERE product_variant.id = "variantId" AND sku = $1`,
    [productId, price],
  );
}

/** @param source what follows `FROM`, such as `"order" WHERE code = $1` */
export async function count(
  database: pg.Pool,
  source: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const { rows } = await database.query(`SELECT count(*)::int AS count FROM ${source}`, [...values]);
  return rows[0].count;
}

/**
 * Waits until the engine has finished this many registrations. The gateway answers before, so that its time does not reveal whether
 * an address is known.
 * @param email may contain `%` as in LIKE
 */
export async function registrationsOf(database: pg.Pool, email: string, number: number): Promise<void> {
  await becomes(
    () =>
      count(
        database,
        `history_entry JOIN customer ON customer.id = "customerId"
         WHERE type = 'CUSTOMER_REGISTERED' AND "emailAddress" LIKE $1`,
        [email],
      ),
    number,
  );
}

/** Asks until the answer is as expected, for 90 s at most. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  isDone: (value: Value) => boolean,
): Promise<Value> {
  for (let attempt = 0; attempt < 450; attempt++) {
    const value = await ask();
    if (isDone(value)) return value;
    await wait(200);
  }
  throw new Error('It did not happen within 90 s.');
}

/** Asks until the answer is the expected one. */
export const becomes = <Value>(ask: () => Value | Promise<Value>, expected: Value): Promise<Value> =>
  eventually(
    async () => ask(),
    (value) => value === expected,
  );
