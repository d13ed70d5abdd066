export type Deals = {
  /** The end of the deals as an ISO date and time with its offset: `2026-12-20T23:59:59-05:00`. */
  readonly endsAt: string;
  /** The end in words, shown in place of the countdown when the visitor hides the countdown. */
  readonly note: string;
};

/** The time from `now` to `endsAt`, both in milliseconds since 1970; undefined once `endsAt` has passed. */
export function timeLeft(endsAt: number, now: number) {
  // Unlike `endsAt <= now`, this is also true for NaN.
  if (!(endsAt > now)) return undefined;
  const total = Math.floor((endsAt - now) / 1000);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
