import type { FigureRule, FigureSubject, KeysOf, LabelsOf, Reason } from './rule.ts';
import { isOnly, sharedValues, statedValues } from './stated.ts';

export const PANELS = ['fire-panel'];
export const LOOP_DEVICES = [
  'smoke-detector',
  'heat-detector',
  'multi-sensor-detector',
  'call-point',
  'sounder',
];

const loopKeys =
  (kinds: readonly string[]): KeysOf<FigureSubject> =>
  ({ figures }) =>
    isOnly(figures, kinds) ? statedValues(figures, 'loop-protocol') : [];

/**
 * A panel and the devices on its loop must use the same protocol. Each maker has its own protocol, which is not compatible
 * with those of others. Some panels accept only devices of their own system, so if one product states its system, the other
 * must state it too. The `keys` of the rules already require a protocol in common.
 */
function loopReason(
  first: FigureSubject,
  second: FigureSubject,
  labelsOf: LabelsOf,
  areDevices: boolean,
): Reason | undefined {
  const systems = sharedValues(first.figures, second.figures, 'fire-system');
  const statesSystem = [first, second].some(({ figures }) => statedValues(figures, 'fire-system').length > 0);
  if (statesSystem && systems.length === 0) return undefined;
  return {
    kind: 'loop',
    protocols: labelsOf('loop-protocol', sharedValues(first.figures, second.figures, 'loop-protocol')),
    systems: labelsOf('fire-system', systems),
    areDevices,
  };
}

export const panelAndLoopDevice: FigureRule = {
  keys: [loopKeys(PANELS), loopKeys(LOOP_DEVICES)],
  reason: (panel, device, labelsOf) => loopReason(panel, device, labelsOf, false),
};

export const devicesOfOneLoop: FigureRule = {
  keys: [loopKeys(LOOP_DEVICES), loopKeys(LOOP_DEVICES)],
  reason: (first, second, labelsOf) => loopReason(first, second, labelsOf, true),
};
