export type NewsItem = {
  readonly id: string;
  /** An ISO date: `2026-09-14`. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
};
