/** The dark background colours that a slide can have. */
export const BANNER_BACKGROUNDS = ['graphite', 'harbour', 'slate'] as const;

export type BannerBackground = (typeof BANNER_BACKGROUNDS)[number];

/** A specification with a line that leads from it to the product in the picture. */
export type SpecCallout = {
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
  /** The side of the slide that the text is on. */
  readonly position: 'left' | 'right';
  readonly callouts: readonly SpecCallout[];
};
