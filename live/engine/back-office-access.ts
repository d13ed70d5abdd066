import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  I18nError,
  LogLevel,
  type Middleware,
  NativeAuthenticationStrategy,
  type RequestContext,
} from '@vendure/core';
import { ENGINE_SECRET_HEADER } from '../gateway/engine-client.ts';
import {
  browserAddress,
  type LimitName,
  networkOf,
  type RateLimiter,
  TooMany,
} from '../gateway/rate-limit.ts';
import { currentRequest, REQUEST_ID_HEADER } from '../log.ts';
import type { Settings } from '../settings.ts';
import { onConnectionsFor } from './connections.ts';

/** The back office sets the styles of its components with scripts. */
const HEADERS = new Map([
  [
    'Content-Security-Policy',
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
  ],
  ['X-Frame-Options', 'DENY'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'same-origin'],
]);

export const securityHeaders: Middleware = {
  route: '/',
  beforeListen: true,
  handler: (_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    response.setHeaders(HEADERS);
    next();
  },
};

/** Only a gateway with the secret is answered. What is logged meanwhile has the id of its request. */
export function gatewayRequests(secret: string): Middleware {
  const expected = digestOf(secret);
  return {
    route: '/shop',
    beforeListen: true,
    handler: ({ headers, url }: IncomingMessage, response: ServerResponse, next: () => void) => {
      const given = headers[ENGINE_SECRET_HEADER];
      if (typeof given !== 'string' || !timingSafeEqual(digestOf(given), expected))
        return void response.writeHead(401).end('null');
      const id = headers[REQUEST_ID_HEADER];
      const answer = () => (url === '/placeOrder' ? onConnectionsFor('orders', next) : next());
      if (typeof id === 'string') currentRequest.run(id, answer);
      else answer();
    },
  };
}

/** Two texts can be compared in a time that tells nothing only if they are equally long. */
const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Nobody needs the engine's own shop API: the gateway asks `shop-api.ts`. */
export const noShopApi: Middleware = {
  route: '/shop-api',
  beforeListen: true,
  handler: (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(404).end();
  },
};

/** Longer names have no account. */
const MAX_NAME_LENGTH = 254;

class TooManyAttempts extends I18nError {
  constructor(seconds: number) {
    const minutes = Math.ceil(seconds / 60);
    const message = `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
    // Not logged, or a stranger could fill the log.
    super(message, {}, 'TOO_MANY', LogLevel.Verbose);
  }
}

/**
 * Counts each password that is tried at the back office, before it is compared. The limits are those of the shop's accounts. An address
 * from which someone has signed in to an account is treated as a known device is there, so that strangers elsewhere do not keep the
 * owner out.
 */
export class LimitedPasswords extends NativeAuthenticationStrategy {
  readonly #limiter: RateLimiter;
  readonly #known = new Set<string>();
  readonly #settings: Settings;

  constructor(settings: Settings, limiter: RateLimiter) {
    super();
    this.#settings = settings;
    this.#limiter = limiter;
  }

  override async authenticate(
    ctx: RequestContext,
    data: Parameters<NativeAuthenticationStrategy['authenticate']>[1],
  ) {
    const account = data.username.trim().toLowerCase().slice(0, MAX_NAME_LENGTH);
    const network = ctx.req ? networkOf(browserAddress(ctx.req, this.#settings)) : '';
    const pair = `${network} ${account}`;
    const isKnown = this.#known.has(pair);
    if (!isKnown) await this.#limit('signIn', network);
    await this.#limit('signInToOneAccount', pair);
    if (!isKnown) await this.#limit('signInFromAnywhere', account);
    const user = await super.authenticate(ctx, data);
    if (user) this.#known.add(pair);
    return user;
  }

  async #limit(name: LimitName, who: string): Promise<void> {
    try {
      if (this.#settings.hasRateLimits) await this.#limiter.use(name, who);
    } catch (error) {
      throw error instanceof TooMany ? new TooManyAttempts(error.seconds) : error;
    }
  }
}
