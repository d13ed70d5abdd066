export type TimeLeft = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** The time from `now` to `endsAt`, both in milliseconds since 1970; undefined once `endsAt` has passed. */
export function timeLeft(endsAt: number, now: number): TimeLeft | undefined {
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
