/** The dark grounds a slide can stand on; each is a colour role of the design. */
export const BANNER_GROUNDS = ['graphite', 'harbour', 'slate'] as const;

export type BannerGround = (typeof BANNER_GROUNDS)[number];

/** One figure of the product's specifications, set beside its picture. */
export type SpecCallout = {
  readonly label: string;
  readonly value: string;
  /** Where its leader ends on the product: percent of the picture's width, from the left. */
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
  readonly bgColor: BannerGround;
  /** The side on which the words stand. */
  readonly position: 'left' | 'right';
  readonly callouts: readonly SpecCallout[];
};
