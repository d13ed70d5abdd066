import { IK_SCALE } from './ik-code.ts';
import { IP_SCALE } from './ip-code.ts';
import { POE_SCALE } from './poe.ts';
import { RESOLUTION_SCALE } from './resolution-scale.ts';
import type { Scale } from './scale.ts';

export const SCALES = {
  IP: IP_SCALE,
  IK: IK_SCALE,
  PoE: POE_SCALE,
  resolution: RESOLUTION_SCALE,
} satisfies Readonly<Record<string, Scale>>;

export type ScaleName = keyof typeof SCALES;

export const isScaleName = (name: string): name is ScaleName => Object.hasOwn(SCALES, name);

export const SCALE_NAMES: readonly ScaleName[] = Object.keys(SCALES).filter(isScaleName);

/** `4k` → `8 MP (4K)`; a step that the scale does not list, such as `IP44`, is its own label. */
export function stepLabel(scale: ScaleName, step: string): string {
  return SCALES[scale].steps.find((candidate) => candidate.step === step)?.label ?? step;
}
