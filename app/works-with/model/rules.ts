import { devicesOfOneLoop, panelAndLoopDevice } from './fire-loop.ts';
import { stationsOfOneSystem, stationsWithSip } from './intercom.ts';
import { namedModel } from './named-model.ts';
import { chargerAndRadio, radiosOfOneBand } from './radio.ts';
import { recorderAndCamera } from './recorder.ts';
import type { Rule } from './rule.ts';
import { matterController, requiredHub } from './smart-home.ts';

/**
 * The rules by which two products provably work with each other. If several prove it, the first gives the reason. A rule reads
 * what both products state; what one of them does not state proves nothing.
 */
export const RULES: readonly Rule[] = [
  panelAndLoopDevice,
  devicesOfOneLoop,
  radiosOfOneBand,
  chargerAndRadio,
  recorderAndCamera,
  stationsOfOneSystem,
  stationsWithSip,
  requiredHub,
  matterController,
  namedModel,
];
