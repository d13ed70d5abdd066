type Limit = { readonly count: number; readonly seconds: number };

/** What one browser address, or one e-mail address, may ask for within a period. */
export const LIMITS = {
  signIn: { count: 20, seconds: 300 },
  signInToOneAccount: { count: 10, seconds: 900 },
  register: { count: 10, seconds: 3600 },
  reset: { count: 10, seconds: 3600 },
  resetOfOneAccount: { count: 3, seconds: 3600 },
  token: { count: 20, seconds: 300 },
  order: { count: 30, seconds: 300 },
  lookUp: { count: 60, seconds: 60 },
  other: { count: 300, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

type Count = { used: number; readonly endsAt: number };

/** Enough for the visitors of a busy hour. Beyond it the oldest counts are forgotten. */
const MAX_COUNTS = 100_000;

/** Counts in the memory of this process: with several gateways, each allows the limit. */
export class RateLimiter {
  readonly #counts = new Map<string, Count>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Counts one request. Returns undefined if it is allowed, else the seconds until the next one is. */
  use(name: LimitName, who: string): number | undefined {
    const now = this.#now();
    const { count, seconds } = LIMITS[name];
    const id = `${name} ${who}`;
    const current = this.#counts.get(id);
    if (!current || current.endsAt <= now) {
      this.#counts.delete(id);
      this.#makeRoom(now);
      this.#counts.set(id, { used: 1, endsAt: now + seconds * 1000 });
      return undefined;
    }
    if (current.used >= count) return Math.ceil((current.endsAt - now) / 1000);
    current.used++;
    return undefined;
  }

  #makeRoom(now: number): void {
    if (this.#counts.size < MAX_COUNTS) return;
    for (const [id, { endsAt }] of this.#counts) if (endsAt <= now) this.#counts.delete(id);
    for (const id of this.#counts.keys()) {
      if (this.#counts.size < MAX_COUNTS) return;
      this.#counts.delete(id);
    }
  }
}
