import { readIkCodes } from './ik-code.ts';
import { readIpCodes } from './ip-code.ts';
import { readPoeStandards } from './poe-text.ts';
import { readResolution } from './resolution-text.ts';
import type { StepsInText } from './scale.ts';
import type { ScaleName } from './scales.ts';

/** For each scale, finds its steps in a text. Not in `scales.ts`, because most pages compare steps but read none. */
export const STEP_READERS: Readonly<Record<ScaleName, (text: string) => StepsInText>> = {
  IP: readIpCodes,
  IK: readIkCodes,
  PoE: readPoeStandards,
  resolution: readResolution,
};
