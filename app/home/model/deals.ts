export type Deals = {
  /** The end of the deals as an ISO date and time with its offset: `2026-12-20T23:59:59-05:00`. */
  readonly endsAt: string;
  /** The end in words, shown in place of the countdown when the visitor hides the countdown. */
  readonly note: string;
};
