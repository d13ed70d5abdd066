import { nominalMegapixels } from '#app/figures/model/scales.ts';
import {
  ANSWERING_STATIONS,
  chargerAndRadio,
  devicesOfOneLoop,
  DOOR_STATIONS,
  LOOP_DEVICES,
  panelAndLoopDevice,
  PANELS,
  RADIOS,
  radiosOfOneBand,
  requiredHub,
  stationsOfOneSystem,
  stationsWithSip,
} from '#app/works-with/model/rules.ts';
import {
  CAMERAS,
  largestRecordedPicture,
  pictureSizes,
  recorderAndCamera,
} from '#app/works-with/model/recorder.ts';
import type { LabelsOf } from '#app/works-with/model/rule.ts';
import { statedMeasures, statedSteps, statedValues } from '#app/works-with/model/stated.ts';
import {
  type CheckedProduct,
  type CheckResult,
  type Conflict,
  countUnits,
  type ListingRemedy,
  type MatchingRule,
  notStating,
  ofKinds,
  type Remedy,
  titlesOf,
  totalStated,
} from './check-result.ts';
import { matchAll, matchedResult, matchEach, verdictOf } from './matching.ts';

type Check = (products: readonly CheckedProduct[], labelsOf: LabelsOf) => CheckResult | undefined;

export const checkRecorderProtocol: Check = (products, labelsOf) => {
  const cameras = ofKinds(products, CAMERAS);
  const recorders = ofKinds(products, ['recorder']);
  const matches = matchEach(cameras, recorders, {
    worksWithRules: [recorderAndCamera],
    common: ['compression'],
    conflict: tooLargePicture,
    labelsOf,
    needs: ({ figures }) => [
      { need: 'onvif', isStated: statedValues(figures, 'protocols').includes('onvif') },
      { need: 'compression', isStated: figures['compression'] !== undefined },
      ...(statedValues(figures, 'kind').includes('recorder')
        ? [
            {
              need: 'recording-resolution',
              isStated: figures['recording-resolution'] !== undefined,
            } as const,
          ]
        : [{ need: 'picture-size', isStated: pictureSizes(figures).length > 0 } as const]),
    ],
  });
  return matchedResult('recorder-protocol', matches, [
    listing('onvif-cameras', 'all-cameras', { protocols: [value('onvif')] }),
  ]);
};

function tooLargePicture(camera: CheckedProduct, recorder: CheckedProduct): Conflict | undefined {
  const [resolution] = statedSteps(recorder.figures, 'recording-resolution');
  const size = Math.max(0, ...pictureSizes(camera.figures));
  if (resolution === undefined) return undefined;
  const nominal = nominalMegapixels(resolution);
  // Zero if the scale does not have the step.
  if (nominal === 0 || size <= largestRecordedPicture(resolution)) return undefined;
  return {
    title: camera.title,
    partner: recorder.title,
    attribute: 'recording-resolution',
    own: [`${size} MP`],
    other: [`${nominal} MP`],
  };
}

export const checkIntercom: Check = (products, labelsOf) => {
  const rule = 'intercom-protocol';
  const doors = ofKinds(products, DOOR_STATIONS);
  const answering = ofKinds(products, ANSWERING_STATIONS);
  if (doors.length === 0) return undefined;
  const stations = listing('answering-stations', 'intercom-systems', {
    kind: ANSWERING_STATIONS.map(value),
  });
  if (answering.length === 0) return noPartner(rule, doors, stations);
  const matches = matchEach(doors, answering, {
    worksWithRules: [stationsOfOneSystem, stationsWithSip],
    common: ['protocols'],
    labelsOf,
    needs: ({ figures }) => [
      {
        need: 'sip-or-system',
        isStated:
          statedValues(figures, 'protocols').includes('sip') || figures['intercom-system'] !== undefined,
      },
    ],
  });
  return matchedResult(rule, matches, [
    listing('sip-stations', 'intercom-systems', { protocols: [value('sip')] }),
  ]);
};

const ALL_RADIOS = [...RADIOS, 'marine-radio', 'satellite-radio'];

/** Whether each radio reaches all other radios and all repeaters. A single radio without a repeater has no result. */
export const checkRadios: Check = (products, labelsOf) => {
  const radios = ofKinds(products, ALL_RADIOS);
  const repeaters = ofKinds(products, ['repeater']);
  const matches = matchAll(radios, repeaters, {
    worksWithRules: [radiosOfOneBand],
    common: ['radio-standard', 'band'],
    conflict: otherFrequencies,
    labelsOf,
    needs: ({ figures }) => [
      { need: 'radio-standard', isStated: figures['radio-standard'] !== undefined },
      { need: 'frequency', isStated: figures['frequency'] !== undefined },
    ],
  });
  const [standard] = statedValues(radios[0]?.figures ?? {}, 'radio-standard');
  return matchedResult(
    'radio-band',
    matches,
    standard === undefined
      ? []
      : [
          listing(
            'radios-of-standard',
            'wireless-communication',
            { 'radio-standard': [value(standard)] },
            labelsOf('radio-standard', [standard])[0],
          ),
        ],
  );
};

function otherFrequencies(radio: CheckedProduct, other: CheckedProduct): Conflict | undefined {
  const [own, others] = [radio, other].map(({ figures }) => statedMeasures(figures, 'frequency'));
  if (own === undefined || others === undefined || own.length === 0 || others.length === 0) return undefined;
  if (own.some((a) => others.some((b) => a.min < b.max && b.min < a.max))) return undefined;
  const text = (measures: typeof own) => measures.map(({ min, max }) => `${min}–${max} MHz`);
  return {
    title: radio.title,
    partner: other.title,
    attribute: 'frequency',
    own: text(own),
    other: text(others),
  };
}

/** Whether the chargers take the batteries of the radios and have a pocket for each radio. */
export const checkCharging: Check = (products, labelsOf) => {
  const rule = 'charging';
  const chargers = ofKinds(products, ['charger']);
  const radios = ofKinds(products, ['portable-radio']);
  if (chargers.length === 0 || radios.length === 0) return undefined;
  const matches = matchEach(radios, chargers, {
    worksWithRules: [chargerAndRadio],
    common: ['radio-system'],
    labelsOf,
    needs: ({ figures }) => [{ need: 'battery-type', isStated: figures['battery-type'] !== undefined }],
  });
  const unstated = notStating(chargers, 'charging-pockets');
  const pockets = totalStated(chargers, 'charging-pockets');
  const finding = { rule, code: 'counted', radios: countUnits(radios), pockets, matches } as const;
  const remedies = [listing('chargers', 'wireless-communication', { kind: [value('charger')] })];
  const verdict = verdictOf(matches) ?? 'unknown';
  if (verdict !== 'pass') return { verdict, finding, remedies };
  if (pockets >= finding.radios) return { verdict, finding, remedies: [] };
  return unstated.length > 0
    ? { verdict: 'unknown', finding: { rule, code: 'not-stated', products: titlesOf(unstated) }, remedies }
    : { verdict: 'warn', finding, remedies };
};

export const checkLoopProtocol: Check = (products, labelsOf) => {
  const rule = 'loop-protocol';
  const panels = ofKinds(products, PANELS);
  const devices = ofKinds(products, LOOP_DEVICES);
  if (devices.length === 0) return undefined;
  const matching = {
    common: ['loop-protocol', 'fire-system'] as const,
    labelsOf,
    needs: ({ figures }: CheckedProduct) => [
      { need: 'loop-protocol', isStated: figures['loop-protocol'] !== undefined } as const,
      // A maker's system matters only if a product of the list states one.
      {
        need: 'fire-system',
        isStated: figures['fire-system'] !== undefined || !statesSystem(products),
      } as const,
    ],
  };
  const protocols = statedValues(panels[0]?.figures ?? {}, 'loop-protocol');
  const remedies =
    protocols.length === 0
      ? [PANELS_LISTING]
      : [
          listing(
            'loop-devices',
            'fire-alarms',
            { 'loop-protocol': protocols.map(value) },
            labelsOf('loop-protocol', protocols).join(' or '),
          ),
        ];
  if (panels.length > 0) {
    const matches = matchEach(devices, panels, { ...matching, worksWithRules: [panelAndLoopDevice] });
    return matchedResult(rule, matches, remedies);
  }
  const matches = matchAll(devices, [], { ...matching, worksWithRules: [devicesOfOneLoop] });
  return matches.conflicts.length > 0
    ? matchedResult(rule, matches, remedies)
    : noPartner(rule, devices, PANELS_LISTING);
};

const statesSystem = (products: readonly CheckedProduct[]) =>
  products.some(({ figures }) => figures['fire-system'] !== undefined);

export const checkLoopDevices: Check = (products) => {
  const rule = 'loop-devices';
  const panels = ofKinds(products, PANELS);
  const devices = ofKinds(products, LOOP_DEVICES);
  if (devices.length === 0 || panels.length === 0) return undefined;
  const stated = devices.filter(({ figures }) => figures['loop-protocol'] !== undefined);
  // A device that states no protocol may be wired in another way.
  const span = { min: countUnits(stated), max: countUnits(devices) };
  const capacity = totalStated(panels, 'devices');
  const unstated = notStating(panels, 'devices');
  const finding = { rule, code: 'counted', devices: span, capacity } as const;
  if (span.max <= capacity) return { verdict: 'pass', finding, remedies: [] };
  const remedies = [
    listing(
      'panels-for-devices',
      'fire-alarms',
      { kind: PANELS.map(value), devices: [{ kind: 'range', min: span.max }] },
      span.max,
    ),
    PANELS_LISTING,
  ];
  return unstated.length > 0
    ? { verdict: 'unknown', finding: { rule, code: 'not-stated', products: titlesOf(unstated) }, remedies }
    : { verdict: span.min > capacity ? 'fail' : 'warn', finding, remedies };
};

export const checkHub: Check = (products, labelsOf) => {
  const rule = 'hub';
  const hubs = ofKinds(products, ['hub']);
  const devices = products.filter(
    ({ figures }) => figures['requires'] !== undefined && !statedValues(figures, 'kind').includes('hub'),
  );
  if (devices.length === 0) return undefined;
  const listed = listing('hubs', 'smart-sensor', { kind: [value('hub')] });
  if (hubs.length === 0) return noPartner(rule, devices, listed);
  const matches = matchEach(devices, hubs, {
    worksWithRules: [requiredHub],
    common: [],
    labelsOf,
    needs: ({ figures }) => [
      { need: 'connection', isStated: figures['connection'] !== undefined },
      { need: 'role', isStated: figures['requires'] !== undefined || figures['role'] !== undefined },
    ],
  });
  return matchedResult(rule, matches, [listed]);
};

const PANELS_LISTING = listing('panels', 'fire-alarms', { kind: PANELS.map(value) });

function noPartner(rule: MatchingRule, products: readonly CheckedProduct[], remedy: Remedy): CheckResult {
  return {
    verdict: 'warn',
    finding: { rule, code: 'no-partner', products: titlesOf(products) },
    remedies: [remedy],
  };
}

function listing(
  shows: ListingRemedy['shows'],
  category: ListingRemedy['category'],
  filter: ListingRemedy['filter'],
  detail?: ListingRemedy['detail'],
): ListingRemedy {
  return { kind: 'listing', shows, category, filter, ...(detail !== undefined && { detail }) };
}

function value(id: string) {
  return { kind: 'value', value: id } as const;
}
