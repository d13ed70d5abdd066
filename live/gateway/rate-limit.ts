import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Semaphore } from 'async-mutex';
import ipaddr from 'ipaddr.js';
import pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { failureOf } from '../failure.ts';
import { log } from '../log.ts';
import { databaseUrlOf, readSecret, type Settings } from '../settings.ts';

type Limit = { readonly count: number; readonly seconds: number };

/**
 * How much is allowed within a period: from one IP address, if nothing else is said. An e-mail address is counted whether or
 * not it has an account, so a refusal does not tell.
 */
export const LIMITS = {
  signIn: { count: 20, seconds: 300 },
  /** From one IP address or known device to one account. So a stranger elsewhere does not keep its owner out. */
  signInToOneAccount: { count: 10, seconds: 900 },
  /** From all unknown devices to one account: many addresses together must not guess a password. */
  signInFromAnywhere: { count: 100, seconds: 3600 },
  /** Passwords that are compared or set otherwise than by signing in. */
  hash: { count: 40, seconds: 300 },
  register: { count: 10, seconds: 3600 },
  reset: { count: 10, seconds: 3600 },
  subscribe: { count: 10, seconds: 3600 },
  message: { count: 5, seconds: 3600 },
  /** From everywhere: many addresses together must not flood the owner. */
  messageInAll: { count: 30, seconds: 3600 },
  /** From one IP address or known device. Less than one person may get in all, see `live/mail/outbox.ts`. */
  mailToOneAccount: { count: 2, seconds: 3600 },
  /** With one link. */
  token: { count: 20, seconds: 300 },
  order: { count: 30, seconds: 300 },
  /** The lines of orders. */
  orderLine: { count: 3000, seconds: 300 },
  guestOrder: { count: 10, seconds: 3600 },
  /** Codes, which must not be guessed. Each price that is asked with one counts. */
  voucher: { count: 200, seconds: 600 },
  /** Messages of Stripe. */
  payment: { count: 600, seconds: 60 },
  lookUp: { count: 60, seconds: 60 },
  /** What other requests cost, see `route`. */
  work: { count: 6000, seconds: 60 },
  /** Pages, and searches of visitors, that are made for this request. */
  page: { count: 600, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export class TooMany extends Error {
  readonly seconds: number;
  /** @param seconds until a request is allowed again */
  constructor(seconds: number) {
    super('Too many requests.');
    this.seconds = seconds;
  }
}

type Database = Pick<pg.Pool, 'query'>;

/** No request waits longer for a database that does not answer. */
const DATABASE_TIMEOUT_MS = 2000;
const MAX_CONNECTIONS = 3;

/**
 * Counts in the database, so that several gateways allow no more than one, and without it in the memory of this process. Whom it counts
 * is stored as a keyed hash.
 */
export class RateLimiter {
  readonly #limiters = new Map<LimitName, RateLimiterPostgres>();
  readonly #database: Database;
  readonly #secret: string;
  #isInMemory = false;

  constructor(database: Database, secret: string) {
    this.#database = database;
    this.#secret = secret;
  }

  /** With a pool of its own. */
  static of(settings: Settings): RateLimiter {
    const pool = new pg.Pool({
      connectionString: databaseUrlOf(settings, settings.limitsDatabaseUrl),
      max: MAX_CONNECTIONS,
      connectionTimeoutMillis: DATABASE_TIMEOUT_MS,
      query_timeout: DATABASE_TIMEOUT_MS,
      allowExitOnIdle: true,
    });
    // A lost connection is replaced by the next query.
    pool.on('error', () => {});
    return new RateLimiter(pool, readSecret(settings, 'engineSecret'));
  }

  /** Counts a request, or what it costs. @throws TooMany if that is more than the limit */
  async use(name: LimitName, who: string, cost = 1): Promise<void> {
    const limiter = this.#limiterOf(name);
    const key = createHmac('sha256', this.#secret).update(who).digest('base64url').slice(0, 22);
    const refusal = await refusalOf(limiter, key, cost);
    if (refusal === undefined) return;
    const { seconds } = LIMITS[name];
    // The clock was set back since.
    if (refusal > seconds * 1000) {
      await limiter.delete(key);
      return this.use(name, who, cost);
    }
    throw new TooMany(Math.ceil(refusal / 1000));
  }

  #limiterOf(name: LimitName): RateLimiterPostgres {
    const known = this.#limiters.get(name);
    if (known) return known;
    const { count, seconds } = LIMITS[name];
    const limit = { points: count, duration: seconds, keyPrefix: name };
    const limiter = new RateLimiterPostgres({
      ...limit,
      storeClient: { query: this.#query.bind(this) },
      storeType: 'pool',
      schemaName: 'limits',
      tableName: 'used',
      tableCreated: true,
      insuranceLimiter: new RateLimiterMemory(limit),
    });
    this.#limiters.set(name, limiter);
    return limiter;
  }

  async #query(query: pg.QueryConfig): Promise<pg.QueryResult> {
    try {
      const result = await this.#database.query(query);
      this.#isInMemory = false;
      return result;
    } catch (error) {
      if (!this.#isInMemory)
        log(`Limits are counted in memory, not in the database: ${failureOf(error)}`, 'error');
      this.#isInMemory = true;
      throw error;
    }
  }
}

/** Undefined if it is allowed, else the milliseconds until it is. */
async function refusalOf(
  limiter: RateLimiterPostgres,
  key: string,
  cost: number,
): Promise<number | undefined> {
  try {
    await limiter.consume(key, cost);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
}

/** Answers a few requests of each IP address at a time. Others of that address wait for their turn. */
export class Turns {
  readonly #atOnce: number;
  readonly #maxWaiting: number;
  readonly #turns = new Map<string, { readonly semaphore: Semaphore; requests: number }>();

  constructor(atOnce: number, maxWaiting: number) {
    this.#atOnce = atOnce;
    this.#maxWaiting = maxWaiting;
  }

  /** @throws TooMany if too many wait already */
  async run<Result>(network: string, work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turns.get(network) ?? { semaphore: new Semaphore(this.#atOnce), requests: 0 };
    if (turn.requests >= this.#atOnce + this.#maxWaiting) throw new TooMany(1);
    this.#turns.set(network, turn);
    turn.requests++;
    try {
      return await turn.semaphore.runExclusive(work);
    } finally {
      turn.requests--;
      if (turn.requests === 0) this.#turns.delete(network);
    }
  }
}

/** The IP address of the browser, or of the nearest proxy if the settings do not say that there is one. */
export function browserAddress({ headers, socket }: IncomingMessage, { isBehindProxy }: Settings): string {
  const forwarded = headers['x-forwarded-for'];
  const address = isBehindProxy && typeof forwarded === 'string' ? forwardedAddress(forwarded) : undefined;
  return address ?? socket.remoteAddress ?? '';
}

/**
 * The last address of the header `X-Forwarded-For`, which the nearest proxy has added. Some proxies add the port:
 * `203.0.113.7:4711`, `[2001:db8::1]:4711`.
 */
export function forwardedAddress(header: string): string | undefined {
  const last = header.split(',').at(-1)?.trim() ?? '';
  const [, address = last] = /^\[(.+)\](?::\d+)?$/.exec(last) ?? /^([\d.]+):\d+$/.exec(last) ?? [];
  return isIP(address) === 0 ? undefined : address;
}

/**
 * What counts as one address. A single subscriber has at least a /64 of IPv6 addresses and can use any of them.
 * @param address of IPv4 or IPv6; anything else is returned as it is
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : parsed.toString();
}
