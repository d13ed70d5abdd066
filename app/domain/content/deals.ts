export type Deals = {
  /** The end of the deals as an ISO date and time with its offset: `2026-12-20T23:59:59-05:00`. */
  readonly endsAt: string;
  /** The end in words. It replaces the countdown when a visitor hides it. */
  readonly note: string;
};
