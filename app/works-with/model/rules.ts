import type { KnownAttribute } from '#app/figures/model/known-ids.ts';
import type { FigureRule, FigureSubject, KeysOf, LabelsOf, Reason } from './rule.ts';
import { inBoth, isOnly, sharedValues, statedMeasures, statedValues } from './stated.ts';
import type { Measure } from '#app/figures/model/attribute.ts';

export const PANELS = ['fire-panel'];
export const LOOP_DEVICES = [
  'smoke-detector',
  'heat-detector',
  'multi-sensor-detector',
  'call-point',
  'sounder',
];

/** The values of an attribute that a product states, if it is of these kinds. */
const valuesIf =
  (kinds: readonly string[], attribute: KnownAttribute): KeysOf<FigureSubject> =>
  ({ figures }) =>
    isOnly(figures, kinds) ? statedValues(figures, attribute) : [];

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
  keys: [valuesIf(PANELS, 'loop-protocol'), valuesIf(LOOP_DEVICES, 'loop-protocol')],
  reason: (panel, device, labelsOf) => loopReason(panel, device, labelsOf, false),
};

export const devicesOfOneLoop: FigureRule = {
  keys: [valuesIf(LOOP_DEVICES, 'loop-protocol'), valuesIf(LOOP_DEVICES, 'loop-protocol')],
  reason: (first, second, labelsOf) => loopReason(first, second, labelsOf, true),
};

/** Stations at which visitors call. */
export const DOOR_STATIONS = ['video-door-station', 'audio-intercom'];
/** Stations at which calls are answered. */
export const ANSWERING_STATIONS = ['indoor-station', 'master-station'];

/** Stations of one maker's system are made for each other. */
export const stationsOfOneSystem: FigureRule = {
  keys: [valuesIf(DOOR_STATIONS, 'intercom-system'), valuesIf(ANSWERING_STATIONS, 'intercom-system')],
  reason: (door, inside, labelsOf) => ({
    kind: 'intercom-system',
    systems: labelsOf('intercom-system', sharedValues(door.figures, inside.figures, 'intercom-system')),
  }),
};

const sipIf =
  (kinds: readonly string[]): KeysOf<FigureSubject> =>
  (subject) =>
    inBoth(['sip'], valuesIf(kinds, 'protocols')(subject));

/** SIP (RFC 3261) sets up calls between stations of different makers. It does not prove that the picture is shown too. */
export const stationsWithSip: FigureRule = {
  keys: [sipIf(DOOR_STATIONS), sipIf(ANSWERING_STATIONS)],
  reason: () => ({ kind: 'sip' }),
};

export const RADIOS = ['portable-radio', 'mobile-radio'];

/** Land mobile standards whose radios reach each other directly. Satellite radios also need a service. */
const STANDARDS = ['dmr', 'fm'];

/**
 * Empty for products that state no frequency: the name of a band (UHF) is not enough, because radios cover different
 * parts of it.
 */
const standardsIf =
  (kinds: readonly string[]): KeysOf<FigureSubject> =>
  (subject) =>
    statedMeasures(subject.figures, 'frequency').length > 0
      ? inBoth(valuesIf(kinds, 'radio-standard')(subject), STANDARDS)
      : [];

/**
 * Radios and repeaters understand each other if they use the same standard on the same frequency: analogue FM, or DMR (ETSI
 * TS 102 361) of any maker. Two repeaters are not listed, because a network links them.
 */
export const radiosOfOneBand: FigureRule = {
  keys: [standardsIf(RADIOS), standardsIf([...RADIOS, 'repeater'])],
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
  keys: [valuesIf(['charger'], 'battery-type'), valuesIf(RADIOS, 'battery-type')],
  reason: (charger, radio, labelsOf) => {
    const batteries = statedValues(radio.figures, 'battery-type');
    const supported = statedValues(charger.figures, 'battery-type');
    const isForAll = statedValues(charger.figures, 'radio-system').length === 0;
    const isOfSystem = isForAll || sharedValues(charger.figures, radio.figures, 'radio-system').length > 0;
    if (!isOfSystem || !batteries.every((battery) => supported.includes(battery))) return undefined;
    return { kind: 'charger', batteries: labelsOf('battery-type', batteries) };
  },
};

/**
 * Radio networks and standards that a hub and its devices share. A home network (Wi-Fi, Ethernet) is not one of them,
 * because two products that share it do not necessarily work with each other.
 */
const CONNECTIONS = ['zigbee', 'thread', 'matter'];

/** Kinds that have been device types since Matter 1.0 (2022). Controllers may not know the types of later versions. */
const MATTER_DEVICES = ['smart-plug', 'contact-sensor', 'presence-sensor', 'climate-sensor', 'thermostat'];

const hubRoles = valuesIf(['hub'], 'role');

/**
 * A device that requires a certain kind of hub works with a hub that has all the roles that it requires, and with which it
 * shares a radio network or standard.
 */
export const requiredHub: FigureRule = {
  keys: [
    hubRoles,
    ({ figures }) => (statedValues(figures, 'kind').includes('hub') ? [] : statedValues(figures, 'requires')),
  ],
  reason: (hub, device, labelsOf) => {
    const requirements = statedValues(device.figures, 'requires');
    const roles = statedValues(hub.figures, 'role');
    const connections = inBoth(CONNECTIONS, sharedValues(hub.figures, device.figures, 'connection'));
    if (connections.length === 0 || !requirements.every((role) => roles.includes(role))) return undefined;
    return {
      kind: 'hub',
      requirements: labelsOf('requires', requirements),
      connections: labelsOf('connection', connections),
    };
  },
};

/**
 * Matter devices of any maker join any Matter controller. A device that connects by Thread also needs a Thread border router. A
 * device that states what it requires of a hub is left to the rule above.
 */
export const matterController: FigureRule = {
  keys: [
    (subject) => (hubRoles(subject).includes('matter-controller') ? ['matter'] : []),
    ({ figures }) =>
      isOnly(figures, MATTER_DEVICES) &&
      statedValues(figures, 'connection').includes('matter') &&
      figures['requires'] === undefined
        ? ['matter']
        : [],
  ],
  reason: (hub, device) => {
    const needsBorderRouter = statedValues(device.figures, 'connection').includes('thread');
    return needsBorderRouter && !hubRoles(hub).includes('thread-border-router')
      ? undefined
      : { kind: 'matter' };
  },
};
