import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Settings } from '../settings.ts';

type Limit = { readonly count: number; readonly seconds: number };

/**
 * How many requests are allowed within a period: from one IP address, if nothing else is said. An e-mail address is counted
 * whether or not it has an account, so a refusal does not tell.
 */
export const LIMITS = {
  signIn: { count: 20, seconds: 300 },
  /** From one IP address or known device to one account. So a stranger elsewhere does not keep its owner out. */
  signInToOneAccount: { count: 10, seconds: 900 },
  /** From all unknown devices to one account: many addresses together must not guess a password. */
  signInFromAnywhere: { count: 100, seconds: 3600 },
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
  guestOrder: { count: 10, seconds: 3600 },
  lookUp: { count: 60, seconds: 60 },
  other: { count: 300, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

type Count = { readonly name: LimitName; used: number; readonly endsAt: number };

const share = ({ name, used }: Count) => used / LIMITS[name].count;

/** Enough for the visitors of a busy hour. */
const MAX_COUNTS = 100_000;
const FORGOTTEN_AT_ONCE = 0.1;

/** Keeps its counts in the memory of this process, so each of several gateways allows the whole limit. */
export class RateLimiter {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;
  readonly #maxCounts: number;

  constructor(now: () => number = Date.now, maxCounts = MAX_COUNTS) {
    this.#now = now;
    this.#maxCounts = maxCounts;
  }

  /** Counts a request and returns undefined if it is allowed, else the seconds until one is allowed again. */
  use(name: LimitName, who: string): number | undefined {
    const now = this.#now();
    const { count, seconds } = LIMITS[name];
    const id = `${name} ${who}`;
    const current = this.#counts.get(id);
    if (!current || current.endsAt <= now) {
      this.#makeRoom(now);
      this.#counts.set(id, { name, used: 1, endsAt: now + seconds * 1000 });
    } else if (current.used >= count) return Math.ceil((current.endsAt - now) / 1000);
    else current.used++;
    return undefined;
  }

  /**
   * Forgets the counts whose period has ended. If that is not enough, forgets those furthest from their limit, so that someone who
   * is refused cannot end the refusal by filling the table with other addresses.
   */
  #makeRoom(now: number): void {
    if (this.#counts.size < this.#maxCounts) return;
    for (const [id, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(id);
    if (this.#counts.size < this.#maxCounts) return;
    const leastUsed = [...this.#counts].toSorted(([, one], [, other]) => share(one) - share(other));
    // Many at once, because sorting takes time.
    for (const [id] of leastUsed.slice(0, Math.ceil(this.#maxCounts * FORGOTTEN_AT_ONCE)))
      this.#counts.delete(id);
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
