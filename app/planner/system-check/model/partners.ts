import type { KnownAttribute, KnownFigures } from '#app/figures/model/known-ids.ts';
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
import { statedMeasures, statedSteps, statedValues } from '#app/works-with/model/stated.ts';
import type { OwnPart } from './check-inputs.ts';
import {
  type Checked,
  type CheckedProduct,
  countUnits,
  listing,
  missingPart,
  notStating,
  ofKinds,
  oneOf,
  type Remedy,
  result,
  titlesOf,
  totalStated,
  weighed,
} from './check-result.ts';
import { type FindConflict, matchAll, matched, matchEach, type Matching, verdictOf } from './matching.ts';

function unstated<Attribute extends KnownAttribute>(
  figures: KnownFigures,
  ...attributes: readonly Attribute[]
): readonly Attribute[] {
  return attributes.filter((attribute) => figures[attribute] === undefined);
}

function noPartner<const Rule extends string>(
  checked: Checked,
  finding: { readonly rule: Rule; readonly part: OwnPart },
  products: readonly CheckedProduct[],
  remedy: Remedy,
) {
  return missingPart(checked, { ...finding, code: 'no-partner', products: titlesOf(products) }, [remedy]);
}

export function checkRecorderProtocol({ products, labelsOf }: Checked) {
  const matches = matchEach(ofKinds(products, CAMERAS), ofKinds(products, ['recorder']), {
    worksWithRules: [recorderAndCamera],
    common: ['compression'],
    conflict: tooLargePicture,
    labelsOf,
    missing: ({ figures }) => [
      ...(statedValues(figures, 'protocols').includes('onvif') ? [] : ['onvif' as const]),
      ...unstated(figures, 'compression'),
      ...(statedValues(figures, 'kind').includes('recorder')
        ? unstated(figures, 'recording-resolution')
        : pictureSizes(figures).length === 0
          ? ['picture-size' as const]
          : []),
    ],
  });
  return matched('recorder-protocol', matches, [listing('onvif-cameras', { protocols: oneOf('onvif') })]);
}

const tooLargePicture: FindConflict = (camera, recorder) => {
  const [resolution = ''] = statedSteps(recorder.figures, 'recording-resolution');
  const size = Math.max(0, ...pictureSizes(camera.figures));
  const nominal = nominalMegapixels(resolution);
  // Zero if the scale does not have the step.
  if (nominal === 0 || size <= largestRecordedPicture(resolution)) return undefined;
  return { own: [`${size} MP`], other: [`${nominal} MP`] };
};

export function checkIntercom(checked: Checked) {
  const { products, labelsOf } = checked;
  const rule = 'intercom-protocol';
  const doors = ofKinds(products, DOOR_STATIONS);
  const answering = ofKinds(products, ANSWERING_STATIONS);
  if (doors.length === 0) return undefined;
  if (answering.length === 0) {
    const filter = { kind: oneOf(...ANSWERING_STATIONS) };
    const finding = { rule, part: 'answering-station' } as const;
    return noPartner(checked, finding, doors, listing('answering-stations', filter));
  }
  const matches = matchEach(doors, answering, {
    worksWithRules: [stationsOfOneSystem, stationsWithSip],
    common: ['protocols'],
    labelsOf,
    missing: ({ figures }) =>
      statedValues(figures, 'protocols').includes('sip') || figures['intercom-system'] !== undefined
        ? []
        : ['sip-or-system'],
  });
  return matched(rule, matches, [listing('sip-stations', { protocols: oneOf('sip') })]);
}

const ALL_RADIOS = [...RADIOS, 'marine-radio', 'satellite-radio'];

/** Whether each radio reaches all other radios and all repeaters. A single radio without a repeater has no result. */
export function checkRadios({ products, labelsOf }: Checked) {
  const radios = ofKinds(products, ALL_RADIOS);
  const matches = matchAll(radios, ofKinds(products, ['repeater']), {
    worksWithRules: [radiosOfOneBand],
    common: ['radio-standard', 'band'],
    conflict: otherFrequencies,
    labelsOf,
    missing: ({ figures }) => unstated(figures, 'radio-standard', 'frequency'),
  });
  const standards = statedValues(radios[0]?.figures ?? {}, 'radio-standard').slice(0, 1);
  const filter = { 'radio-standard': oneOf(...standards) };
  const [label] = labelsOf('radio-standard', standards);
  return matched(
    'radio-band',
    matches,
    standards.map(() => listing('radios-of-standard', filter, label)),
  );
}

const otherFrequencies: FindConflict = (radio, other) => {
  const own = statedMeasures(radio.figures, 'frequency');
  const others = statedMeasures(other.figures, 'frequency');
  const canMeet = own.some((a) => others.some((b) => a.min < b.max && b.min < a.max));
  if (canMeet || own.length === 0 || others.length === 0) return undefined;
  const text = (measures: typeof own) => measures.map(({ min, max }) => `${min}–${max} MHz`);
  return { own: text(own), other: text(others) };
};

export function checkCharging({ products, labelsOf }: Checked) {
  const chargers = ofKinds(products, ['charger']);
  const radios = ofKinds(products, ['portable-radio']);
  if (chargers.length === 0 || radios.length === 0) return undefined;
  const matches = matchEach(radios, chargers, {
    worksWithRules: [chargerAndRadio],
    common: ['radio-system'],
    labelsOf,
    missing: ({ figures }) => unstated(figures, 'battery-type'),
  });
  const pockets = totalStated(chargers, 'charging-pockets');
  const finding = {
    rule: 'charging',
    code: 'counted',
    radios: countUnits(radios),
    pockets,
    matches,
  } as const;
  const remedies = [listing('chargers', { kind: oneOf('charger') })];
  const verdict = verdictOf(matches) ?? 'unknown';
  if (verdict !== 'pass') return result(verdict, finding, remedies);
  return weighed(finding, {
    isEnough: pockets >= finding.radios,
    isTooLittle: false,
    unstated: titlesOf(notStating(chargers, 'charging-pockets')),
    remedies,
  });
}

const KIND_PANEL = { kind: oneOf(...PANELS) };
const PANELS_LISTING = listing('panels', KIND_PANEL);

export function checkLoopProtocol(checked: Checked) {
  const { products, labelsOf, inputs } = checked;
  const rule = 'loop-protocol';
  const panels = ofKinds(products, PANELS);
  const devices = ofKinds(products, LOOP_DEVICES);
  if (devices.length === 0) return undefined;
  // A maker's system matters only if a product of the list states one.
  const statesSystem = products.some(({ figures }) => figures['fire-system'] !== undefined);
  const matching = {
    common: ['loop-protocol', 'fire-system'],
    labelsOf,
    missing: ({ figures }) =>
      statesSystem ? unstated(figures, 'loop-protocol', 'fire-system') : unstated(figures, 'loop-protocol'),
  } satisfies Partial<Matching>;
  const protocols = statedValues(panels[0]?.figures ?? {}, 'loop-protocol');
  const label = labelsOf('loop-protocol', protocols).join(' or ');
  const remedies =
    protocols.length === 0
      ? [PANELS_LISTING]
      : [listing('loop-devices', { 'loop-protocol': oneOf(...protocols) }, label)];
  const matches =
    panels.length > 0
      ? matchEach(devices, panels, { ...matching, worksWithRules: [panelAndLoopDevice] })
      : matchAll(devices, [], { ...matching, worksWithRules: [devicesOfOneLoop] });
  return panels.length > 0 || matches.conflicts.length > 0 || inputs.own.includes('fire-panel')
    ? matched(rule, matches, remedies)
    : noPartner(checked, { rule, part: 'fire-panel' }, devices, PANELS_LISTING);
}

export function checkLoopDevices({ products }: Checked) {
  const panels = ofKinds(products, PANELS);
  const devices = ofKinds(products, LOOP_DEVICES);
  if (devices.length === 0 || panels.length === 0) return undefined;
  const min = countUnits(devices.filter(({ figures }) => figures['loop-protocol'] !== undefined));
  // A device that states no protocol may be wired in another way.
  const max = countUnits(devices);
  const capacity = totalStated(panels, 'devices');
  const filter = { ...KIND_PANEL, devices: [{ kind: 'range', min: max } as const] };
  return weighed(
    { rule: 'loop-devices', code: 'counted', devices: { min, max }, capacity },
    {
      isEnough: max <= capacity,
      isTooLittle: min > capacity,
      unstated: titlesOf(notStating(panels, 'devices')),
      remedies: [listing('panels-for-devices', filter, max), PANELS_LISTING],
    },
  );
}

export function checkHub(checked: Checked) {
  const { products, labelsOf } = checked;
  const hubs = ofKinds(products, ['hub']);
  const devices = products.filter(
    ({ figures }) => figures['requires'] !== undefined && !statedValues(figures, 'kind').includes('hub'),
  );
  if (devices.length === 0) return undefined;
  const listed = listing('hubs', { kind: oneOf('hub') });
  if (hubs.length === 0) return noPartner(checked, { rule: 'hub', part: 'hub' }, devices, listed);
  const matches = matchEach(devices, hubs, {
    worksWithRules: [requiredHub],
    common: [],
    labelsOf,
    missing: ({ figures }) => [
      ...unstated(figures, 'connection'),
      ...(figures['requires'] === undefined ? unstated(figures, 'role') : []),
    ],
  });
  return matched('hub', matches, [listed]);
}
