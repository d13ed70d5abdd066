import { withoutOtherVersions } from './measure-text.ts';

export type PictureSize = {
  readonly megapixels: number;
  /** In pixels; absent if the text states megapixels only. */
  readonly width?: number;
  readonly height?: number;
};

/** Sizes that have a name. 4K is UHD-1 of ITU-R BT.2020, as on every camera and recorder; not the 4096 × 2160 of cinemas. */
const NAMED_SIZES: readonly (readonly [name: RegExp, width: number, height: number])[] = [
  [/\b(?:4K|2160p|UHD)\b/i, 3840, 2160],
  [/\b1440p\b/i, 2560, 1440],
  [/\b(?:1080p|Full HD)\b/i, 1920, 1080],
  [/\b720p\b/i, 1280, 720],
];

/** A fraction of the computed megapixels. Data sheets round 3.69 MP to 4 MP; a difference above 15 % is a mistake in the text. */
const MAX_ROUNDING = 0.15;

/**
 * The size of a camera's picture, from pixels, a name or megapixels: `'8 MP, 3840 × 2160 (4K)'`, `'2 MP, 1080p'`,
 * `'3584 × 2688'`, `'Up to 12 MP per channel'`. Undefined if the text states none, or if its parts contradict each other.
 */
export function readPictureSize(text: string): PictureSize | undefined {
  const cleaned = withoutOtherVersions(text);
  const stated = /(?<![\d.,])(\d+(?:\.\d+)?) ?MP\b/.exec(cleaned)?.[1];
  const pixels = pixelsIn(cleaned);
  if (pixels === undefined) return stated === undefined ? undefined : { megapixels: Number(stated) };
  const computed = (pixels.width * pixels.height) / 1_000_000;
  const megapixels = Number(stated ?? computed.toPrecision(2));
  return Math.abs(megapixels - computed) > MAX_ROUNDING * computed ? undefined : { megapixels, ...pixels };
}

function pixelsIn(text: string): { readonly width: number; readonly height: number } | undefined {
  const size = /(?<![\d.,])(\d{3,5}) ?[×x] ?(\d{3,5})(?![\d.,]*\d)/.exec(text);
  if (size) return { width: Number(size[1]), height: Number(size[2]) };
  const named = NAMED_SIZES.find(([name]) => name.test(text));
  return named && { width: named[1], height: named[2] };
}
