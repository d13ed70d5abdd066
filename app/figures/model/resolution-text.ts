import { readPictureSize } from './picture-size.ts';
import { RESOLUTION_STEPS } from './resolution-scale.ts';
import type { StepsInText } from './scale.ts';

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
