/** Until when the deals of the day hold, and what ends then. */
export type Deals = {
  /** An ISO instant with its zone: `2026-12-20T23:59:59-05:00`. */
  readonly endsAt: string;
  /** In one short line, for whom no clock should tell it. */
  readonly note: string;
};
