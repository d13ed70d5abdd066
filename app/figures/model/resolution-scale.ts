import type { Scale } from './scale.ts';

/** If a step has a width and a height, a picture must reach both, so a nearly square picture of 9.6 MP is not 4K. */
type ResolutionStep = {
  readonly step: string;
  readonly label: string;
  /** The nominal figure, by which buyers know this size. */
  readonly megapixels: number;
  /** Often slightly below the nominal figure, because data sheets round: 2560 × 1440 are 3.69 MP. */
  readonly fromMegapixels: number;
  readonly width?: number;
  readonly height?: number;
};

/**
 * Weakest first. 9 MP has more pixels than 4K, but comes before 4K, because buyers ask for 4K. Neither of the two
 * reaches the other.
 */
export const RESOLUTION_STEPS: readonly ResolutionStep[] = [
  { step: '720p', label: '1 MP (720p)', megapixels: 1, fromMegapixels: 0.9, width: 1280, height: 720 },
  { step: '1080p', label: '2 MP (1080p)', megapixels: 2, fromMegapixels: 2, width: 1920, height: 1080 },
  { step: '3mp', label: '3 MP', megapixels: 3, fromMegapixels: 2.9 },
  { step: '1440p', label: '4 MP (1440p)', megapixels: 4, fromMegapixels: 3.6, width: 2560, height: 1440 },
  { step: '5mp', label: '5 MP', megapixels: 5, fromMegapixels: 4.6 },
  { step: '6mp', label: '6 MP', megapixels: 6, fromMegapixels: 5.8 },
  { step: '9mp', label: '9 MP', megapixels: 9, fromMegapixels: 8.9 },
  { step: '4k', label: '8 MP (4K)', megapixels: 8, fromMegapixels: 8, width: 3840, height: 2160 },
  { step: '12mp', label: '12 MP', megapixels: 12, fromMegapixels: 11.9 },
];

const find = (step: string) => RESOLUTION_STEPS.find((candidate) => candidate.step === step);

/** The nominal size of a picture of this step; 0 for an unknown step. */
export const nominalMegapixels = (step: string): number => find(step)?.megapixels ?? 0;

const minMegapixels = (step: string): number => find(step)?.fromMegapixels ?? 0;

const rank = (step: string): number => RESOLUTION_STEPS.findIndex((candidate) => candidate.step === step);

/** How large a camera's picture is, by the names that data sheets use: 2 MP is 1080p, 8 MP is 4K. */
export const RESOLUTION_SCALE: Scale = {
  steps: RESOLUTION_STEPS.map(({ step, label }) => ({ step, label })),
  rank,
  reaches: (stated, wanted) => rank(stated) >= rank(wanted) && minMegapixels(stated) >= minMegapixels(wanted),
};
