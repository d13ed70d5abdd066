export const BANNER_BACKGROUNDS = ['graphite', 'harbour', 'slate'] as const;

type BannerBackground = (typeof BANNER_BACKGROUNDS)[number];

/** A specification with a line that leads from it to the product in the picture. */
type SpecCallout = {
  readonly label: string;
  readonly value: string;
  /** Where the line ends: percent of the picture's width, from its left edge. */
  readonly reach: number;
};

export type Banner = {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly buttonText: string;
  readonly buttonLink: string;
  readonly bgColor: BannerBackground;
  readonly position: 'left' | 'right';
  readonly callouts: readonly SpecCallout[];
};

export type NewsItem = {
  readonly id: string;
  /** An ISO date: `2026-09-14`. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
};

export type Testimonial = {
  readonly id: string;
  readonly quote: string;
  readonly role: string;
  readonly sector: string;
};
