import {
  POE_CLASSES,
  POE_SCALE,
  POE_STANDARDS,
  readIkCodes,
  readIpCodes,
  RESOLUTION_STEPS,
  type ScaleName,
  type StepsInText,
} from './scales.ts';
import { withoutOtherVersions } from './measure-text.ts';

type PictureSize = {
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

/**
 * The highest step that the picture size in a text reaches. If no size can be read, a text with digits is reported as
 * unreadable, because it should state one.
 */
export function readResolution(text: string): StepsInText {
  const size = readPictureSize(text);
  if (size === undefined) return /\d/.test(text) ? { steps: [], unreadable: text } : { steps: [] };
  // If a text states only megapixels, the width and height of a step count as reached.
  const reached = RESOLUTION_STEPS.filter(
    ({ fromMegapixels, width = 0, height = 0 }) =>
      size.megapixels >= fromMegapixels &&
      (size.width ?? Infinity) >= width &&
      (size.height ?? Infinity) >= height,
  );
  // 9 MP without a width and a height are 9 MP, not 4K.
  const last = size.width === undefined ? largestOf(reached) : reached.at(-1);
  return { steps: last === undefined ? [] : [last.step] };
}

const largestOf = (steps: typeof RESOLUTION_STEPS) =>
  steps.toSorted((a, b) => b.fromMegapixels - a.fromMegapixels)[0];

/**
 * The class that a powered device states: `'PoE 802.3bt class 8'` → 8. Undefined for unknown classes. Also undefined
 * if a voltage stands between `PoE` and the class, because the class is then that of another supply:
 * `'PoE or 24 V AC class 2'`.
 */
export function readPoeClass(text: string): number | undefined {
  const cleaned = withoutOtherVersions(text);
  const stated = /\bPoE\b[^V]*?\b[Cc]lass (\d+)\b/.exec(cleaned)?.[1];
  if (stated === undefined) return undefined;
  const number = Number(stated);
  return POE_CLASSES[number] === undefined ? undefined : number;
}

/**
 * The PoE standards that a device needs. PoE+ is the trade name of 802.3at, PoE++ that of 802.3bt. `PoE` alone states no
 * standard, except beside PoE+ or PoE++, where it can only mean 802.3af. Without a standard, that of the class is returned.
 * A class that needs more than the stated standards is unreadable, and so is an unknown standard.
 */
export function readPoeStandards(text: string): StepsInText {
  const cleaned = withoutOtherVersions(text);
  const stated = new Set([...cleaned.matchAll(/\b802\.3(?:af|at|bt)\b/g)].map(([code]) => code));
  if (/\bPoE\+(?!\+)/.test(cleaned)) stated.add('802.3at');
  if (/\bPoE\+\+/.test(cleaned)) stated.add('802.3bt');
  const isPlainBesidePlus = /\bPoE\+/.test(cleaned) && /\bPoE\b(?!\+)/.test(cleaned);
  if (isPlainBesidePlus) stated.add('802.3af');

  const classNumber = readPoeClass(cleaned);
  const ofClass = classNumber === undefined ? undefined : POE_CLASSES[classNumber]?.standard;
  if (ofClass !== undefined && stated.size === 0) stated.add(ofClass);
  const steps = POE_STANDARDS.filter((standard) => stated.has(standard));
  const contradicts =
    ofClass !== undefined && steps.every((standard) => POE_SCALE.rank(standard) < POE_SCALE.rank(ofClass));
  const unreadable = contradicts
    ? `class ${classNumber}`
    : /\b802\.3(?!af\b|at\b|bt\b)\w*/.exec(cleaned)?.[0];
  return { steps, ...(unreadable !== undefined && { unreadable }) };
}

/** For each scale, finds its steps in a text. Not in `scales.ts`, because most pages compare steps but read none. */
export const STEP_READERS: Readonly<Record<ScaleName, (text: string) => StepsInText>> = {
  IP: readIpCodes,
  IK: readIkCodes,
  PoE: readPoeStandards,
  resolution: readResolution,
};
