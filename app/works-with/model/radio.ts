import type { Measure } from '#app/figures/model/attribute.ts';
import type { FigureRule, FigureSubject, KeysOf } from './rule.ts';
import { inBoth, isOnly, sharedValues, statedMeasures, statedValues } from './stated.ts';

export const RADIOS = ['portable-radio', 'mobile-radio'];

/** Land mobile standards whose radios reach each other directly. Satellite radios also need a service. */
const STANDARDS = ['dmr', 'fm'];

/**
 * Empty for products that state no frequency: the name of a band (UHF) is not enough, because radios cover different
 * parts of it.
 */
const standardKeys =
  (kinds: readonly string[]): KeysOf<FigureSubject> =>
  ({ figures }) =>
    isOnly(figures, kinds) && statedMeasures(figures, 'frequency').length > 0
      ? inBoth(statedValues(figures, 'radio-standard'), STANDARDS)
      : [];

/**
 * Radios and repeaters understand each other if they use the same standard on the same frequency: analogue FM, or DMR (ETSI
 * TS 102 361) of any maker. Two repeaters are not listed, because a network links them.
 */
export const radiosOfOneBand: FigureRule = {
  keys: [standardKeys(RADIOS), standardKeys([...RADIOS, 'repeater'])],
  reason: (first, second, labelsOf) => {
    const band = widestOverlap(
      statedMeasures(first.figures, 'frequency'),
      statedMeasures(second.figures, 'frequency'),
    );
    if (band === undefined) return undefined;
    return {
      kind: 'radio',
      standards: labelsOf(
        'radio-standard',
        inBoth(sharedValues(first.figures, second.figures, 'radio-standard'), STANDARDS),
      ),
      fromMegahertz: band.min,
      toMegahertz: band.max,
    };
  },
};

/** The widest band that both cover. Bands that only touch share no channel. */
function widestOverlap(first: readonly Measure[], second: readonly Measure[]): Measure | undefined {
  const overlaps = first.flatMap((one) =>
    second.map((other) => ({ min: Math.max(one.min, other.min), max: Math.min(one.max, other.max) })),
  );
  const [widest] = overlaps.toSorted((a, b) => b.max - b.min - (a.max - a.min) || a.min - b.min);
  return widest !== undefined && widest.min < widest.max ? widest : undefined;
}

/**
 * A charger supports the batteries that it names. It must name all that the radio takes, because a charger for IMPRES, for
 * example, may not support IMPRES 2. If it names a radio system, the radio must belong to that system.
 */
export const chargerAndRadio: FigureRule = {
  keys: [
    ({ figures }) => (isOnly(figures, ['charger']) ? statedValues(figures, 'battery-type') : []),
    ({ figures }) => (isOnly(figures, RADIOS) ? statedValues(figures, 'battery-type') : []),
  ],
  reason: (charger, radio, labelsOf) => {
    const batteries = statedValues(radio.figures, 'battery-type');
    const supported = statedValues(charger.figures, 'battery-type');
    const isForAll = statedValues(charger.figures, 'radio-system').length === 0;
    const isOfSystem = isForAll || sharedValues(charger.figures, radio.figures, 'radio-system').length > 0;
    if (!isOfSystem || !batteries.every((battery) => supported.includes(battery))) return undefined;
    return { kind: 'charger', batteries: labelsOf('battery-type', batteries) };
  },
};
