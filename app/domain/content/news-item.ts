export type NewsItem = {
  readonly id: string;
  /** An ISO day: `2026-09-14`. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
};
