import type { KnownAttribute } from '#app/figures/model/known-ids.ts';
import type { FigureRule, FigureSubject, KeysOf } from './rule.ts';
import { isOnly, sharedValues, statedValues } from './stated.ts';

/** Stations at which visitors call. */
export const DOOR_STATIONS = ['video-door-station', 'audio-intercom'];
/** Stations at which calls are answered. */
export const ANSWERING_STATIONS = ['indoor-station', 'master-station'];

const attributeKeys =
  (kinds: readonly string[], attribute: KnownAttribute): KeysOf<FigureSubject> =>
  ({ figures }) =>
    isOnly(figures, kinds) ? statedValues(figures, attribute) : [];

/** Stations of one maker's system are made for each other. */
export const stationsOfOneSystem: FigureRule = {
  keys: [
    attributeKeys(DOOR_STATIONS, 'intercom-system'),
    attributeKeys(ANSWERING_STATIONS, 'intercom-system'),
  ],
  reason: (door, inside, labelsOf) => ({
    kind: 'intercom-system',
    systems: labelsOf('intercom-system', sharedValues(door.figures, inside.figures, 'intercom-system')),
  }),
};

const sipKeys =
  (kinds: readonly string[]): KeysOf<FigureSubject> =>
  ({ figures }) =>
    isOnly(figures, kinds) && statedValues(figures, 'protocols').includes('sip') ? ['sip'] : [];

/** SIP (RFC 3261) sets up calls between stations of different makers. It does not prove that the picture is shown too. */
export const stationsWithSip: FigureRule = {
  keys: [sipKeys(DOOR_STATIONS), sipKeys(ANSWERING_STATIONS)],
  reason: () => ({ kind: 'sip' }),
};
