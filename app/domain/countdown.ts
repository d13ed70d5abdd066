export type TimeLeft = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

/** What is left until an instant, both in milliseconds since 1970; nothing once it has come. */
export function timeLeft(endsAt: number, now: number): TimeLeft | undefined {
  const total = Math.floor((endsAt - now) / 1000);
  if (!(total > 0)) return undefined;
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
