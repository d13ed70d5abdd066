import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { number, set, steps } from '#app/works-with/model/works-with.fixture.ts';
import { type CheckInputs, INITIAL_CHECK } from './check-inputs.ts';
import type { CheckResult, RuleName } from './check-result.ts';
import { checkSystem, type ListedProduct } from './system-check.ts';
import {
  ANSWERING_UNIT,
  BI_SPECTRUM,
  CAMERA,
  CHARGER,
  DETECTOR,
  DOOR_STATION,
  listed,
  MARINE_RADIO,
  ONVIF_CAMERA,
  OTHER_DETECTOR,
  PANEL,
  POE_BT_CAMERA,
  RADIO,
  RADIO_WITHOUT_FREQUENCY,
  RECORDER,
  STEEL_DOME,
  yesNo,
} from './system-check.fixture.ts';

const check = (products: readonly ListedProduct[], inputs: Partial<CheckInputs> = {}) =>
  checkSystem(products, { ...INITIAL_CHECK, ...inputs }, (_, values) => values);

const resultOf = (rule: RuleName, products: readonly ListedProduct[], inputs: Partial<CheckInputs> = {}) =>
  check(products, inputs).find(({ finding }) => finding.rule === rule);

const verdictsOf = (results: readonly CheckResult[]) =>
  Object.fromEntries(results.map(({ finding, verdict }) => [finding.rule, verdict]));

const many = (product: ListedProduct, quantity: number): ListedProduct => ({ ...product, quantity });
const outdoors = (product: ListedProduct): ListedProduct => ({ ...product, isMountedOutdoors: true });

const zoneCamera = (...areas: readonly string[]) =>
  listed('x', { kind: set('ptz'), 'explosion-protected': yesNo(true), 'hazardous-area': set(...areas) });

/**
 * The better the verdict, the higher. Unlike in `VERDICTS`, `unknown` is below `warn`, because more
 * days of recording can turn `warn` into `unknown`.
 */
const rank = (result: CheckResult | undefined) =>
  ['fail', 'unknown', 'warn', 'pass'].indexOf(result?.verdict ?? '');

test('a list without anything to check has no results', () => {
  expect(check([])).toEqual([]);
  expect(check([listed('Headset', { kind: set('headset') }), listed('?', {})])).toEqual([]);
});

test('eight cameras, a recorder and a switch pass, but for a protocol that is not stated and drives that are not included', () => {
  const list = [many(CAMERA, 8), RECORDER];
  expect(verdictsOf(check(list, { switchPorts: 16, switchWatts: 250 }))).toEqual({
    'recorder-protocol': 'unknown',
    'recorder-channels': 'pass',
    'recorder-throughput': 'pass',
    storage: 'warn',
    'poe-ports': 'pass',
    'poe-budget': 'pass',
  });
});

test('the worst comes first', () => {
  const verdicts = check([many(CAMERA, 17), RECORDER], { days: 60 }).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['fail', 'fail', 'fail', 'warn', 'unknown', 'unknown']);
});

describe('recorder channels', () => {
  test.each([
    ['one per camera', [many(CAMERA, 16), RECORDER], 'pass'],
    ['one too few', [many(CAMERA, 17), RECORDER], 'fail'],
    ['two recorders together have enough', [many(CAMERA, 17), many(RECORDER, 2)], 'pass'],
    ['no recorder', [CAMERA], 'warn'],
    ['not stated', [CAMERA, listed('Other recorder', { kind: set('recorder') })], 'unknown'],
    ['a second picture may need a channel', [many(BI_SPECTRUM, 9), RECORDER], 'warn'],
    ['no camera', [RECORDER], undefined],
  ])('%s', (_, list, verdict) => {
    expect(resultOf('recorder-channels', list)?.verdict).toBe(verdict);
  });
});

describe('recorder bandwidth', () => {
  test.each([
    [16, 8, 'pass'],
    [16, 9, 'warn'],
    [16, 10, 'warn'],
    [16, 10.1, 'fail'],
  ])('%d cameras at %d Mbps on 160 Mbps', (cameras, mbpsPerCamera, verdict) => {
    expect(
      resultOf('recorder-throughput', [many(CAMERA, cameras), RECORDER], { mbpsPerCamera })?.verdict,
    ).toBe(verdict);
  });

  test('the bandwidth that two recorders have left cannot be combined', () => {
    const small = listed(
      'Small recorder',
      { ...RECORDER.figures, 'incoming-bandwidth': number(10) },
      { quantity: 2 },
    );
    const result = resultOf('recorder-throughput', [many(CAMERA, 3), small], { mbpsPerCamera: 6 });
    expect(result).toMatchObject({
      verdict: 'fail',
      finding: { neededMbps: 18, capacityMbps: 20, recordable: 2 },
    });
    expect(resultOf('recorder-throughput', [many(CAMERA, 3), small], { mbpsPerCamera: 4.5 })).toMatchObject({
      verdict: 'warn',
      finding: { recordable: 4, recordableWithReserve: 2 },
    });
  });
});

describe('storage', () => {
  test('4 × 4 Mbps × 24 h × 30 d need 5.184 TB', () => {
    expect(resultOf('storage', [many(CAMERA, 4), RECORDER], { mbpsPerCamera: 4 })).toMatchObject({
      verdict: 'warn',
      finding: { neededTerabytes: 5.184, capacityTerabytes: 40 },
    });
  });

  test('for too many days, the most days that fit are offered', () => {
    const list = [many(CAMERA, 16), RECORDER];
    const result = resultOf('storage', list, { days: 60 });
    expect(result).toMatchObject({ verdict: 'fail', remedies: [{ kind: 'fewer-days', days: 28 }, {}] });
    expect(resultOf('storage', list, { days: 28 })?.verdict).toBe('warn');
    expect(resultOf('storage', list, { days: 29 })?.verdict).toBe('fail');
  });
});

describe('PoE', () => {
  const at250 = { switchPorts: 8, switchWatts: 250 };

  test.each([
    ['enough ports of the standard', [many(CAMERA, 8)], at250, 'pass'],
    ['one port too few', [many(CAMERA, 9)], at250, 'fail'],
    ['a standard that no port has', [POE_BT_CAMERA], at250, 'fail'],
    ['ports of a higher standard', [POE_BT_CAMERA], { ...at250, switchStandard: '802.3bt' as const }, 'pass'],
    ['a recorder that states no standard', [CAMERA, RECORDER], {}, 'unknown'],
    ['a device that states no standard', [BI_SPECTRUM], at250, 'unknown'],
    ['no port', [CAMERA], {}, 'warn'],
    ['a device that is powered in another way', [ANSWERING_UNIT], {}, undefined],
  ])('ports: %s', (_, list, inputs, verdict) => {
    expect(resultOf('poe-ports', list, inputs)?.verdict).toBe(verdict);
  });

  test.each([
    ['8 × 15.4 W × 1.2 = 147.8 W of 200 W', many(STEEL_DOME, 8), 'pass'],
    ['12 × 15.4 W = 184.8 W of 200 W, without a reserve', many(STEEL_DOME, 12), 'warn'],
    ['13 × 15.4 W = 200.2 W of 200 W', many(STEEL_DOME, 13), 'fail'],
    ['16 cameras of 4 to 15.4 W', many(CAMERA, 16), 'unknown'],
    ['51 cameras of at least 4 W', many(CAMERA, 51), 'fail'],
  ])('power: %s', (_, device, verdict) => {
    expect(resultOf('poe-budget', [device, RECORDER])?.verdict).toBe(verdict);
  });

  test('a class follows from what a device draws', () => {
    const drawing = listed('x', { ...CAMERA.figures, 'power-draw': number(12.95) });
    expect(resultOf('poe-budget', [drawing, RECORDER])?.finding).toMatchObject({
      watts: { min: 15.4, max: 15.4 },
      unclassed: [],
    });
  });

  test('two budgets of 50 W for three devices of 30 W are a warning, because only two devices fit', () => {
    const device = listed('x', { 'power-source': set('poe'), poe: steps('802.3at') }, { quantity: 3 });
    const source = listed('y', { 'poe-ports': number(8), 'poe-budget': number(50) }, { quantity: 2 });
    expect(resultOf('poe-budget', [device, source])).toMatchObject({
      verdict: 'warn',
      finding: { watts: { max: 90 }, budgetWatts: 100, cannotBeDivided: true },
    });
  });
});

describe('protocols', () => {
  test.each<[RuleName, string, readonly ListedProduct[], string | undefined]>([
    ['recorder-protocol', 'ONVIF and a common codec', [ONVIF_CAMERA, RECORDER], 'pass'],
    ['recorder-protocol', 'a camera that does not state ONVIF', [CAMERA, RECORDER], 'unknown'],
    [
      'recorder-protocol',
      'one of two cameras does not state ONVIF',
      [ONVIF_CAMERA, CAMERA, RECORDER],
      'unknown',
    ],
    [
      'recorder-protocol',
      'no common codec',
      [listed('x', { ...CAMERA.figures, compression: set('mjpeg') }), RECORDER],
      'fail',
    ],
    [
      'recorder-protocol',
      'a picture that is too large',
      [listed('x', { ...CAMERA.figures, megapixels: number(24) }), RECORDER],
      'fail',
    ],
    [
      'recorder-protocol',
      'a picture of 5 MP and a recorder of up to 5 MP',
      [
        listed('x', { ...CAMERA.figures, protocols: set('onvif'), megapixels: number(5) }),
        listed('y', { ...RECORDER.figures, 'recording-resolution': steps('5mp') }),
      ],
      'pass',
    ],
    ['intercom-protocol', 'both use SIP', [DOOR_STATION, ANSWERING_UNIT], 'pass'],
    ['intercom-protocol', 'nobody answers', [DOOR_STATION], 'warn'],
    [
      'intercom-protocol',
      'one states no protocol',
      [DOOR_STATION, listed('x', { kind: set('indoor-station') })],
      'unknown',
    ],
    ['radio-band', 'six of one model', [many(RADIO_WITHOUT_FREQUENCY, 6)], 'pass'],
    ['radio-band', 'one radio', [RADIO], undefined],
    [
      'radio-band',
      'a radio that states its band but no frequency',
      [RADIO, RADIO_WITHOUT_FREQUENCY],
      'unknown',
    ],
    ['radio-band', 'another standard', [many(RADIO, 5), MARINE_RADIO], 'fail'],
    [
      'radio-band',
      'other frequencies',
      [RADIO, listed('x', { ...RADIO.figures, frequency: number(136, 174) })],
      'fail',
    ],
    ['loop-protocol', 'a panel and its detectors', [PANEL, many(DETECTOR, 20)], 'pass'],
    ['loop-protocol', 'a detector with another protocol', [PANEL, DETECTOR, OTHER_DETECTOR], 'fail'],
    ['loop-protocol', 'detectors without a panel', [DETECTOR], 'warn'],
    ['loop-protocol', 'detectors of two protocols without a panel', [DETECTOR, OTHER_DETECTOR], 'fail'],
    [
      'loop-protocol',
      'a sounder that states no protocol',
      [PANEL, DETECTOR, listed('x', { kind: set('sounder') })],
      'unknown',
    ],
    ['hub', 'no hub', [listed('x', { requires: set('aqara-hub'), connection: set('zigbee') })], 'warn'],
    [
      'hub',
      'the required hub',
      [
        listed('x', { requires: set('aqara-hub'), connection: set('zigbee') }),
        listed('y', { kind: set('hub'), role: set('aqara-hub'), connection: set('zigbee') }),
      ],
      'pass',
    ],
  ])('%s: %s', (rule, _, list, verdict) => {
    expect(resultOf(rule, list)?.verdict).toBe(verdict);
  });
});

describe('devices on the loop', () => {
  test.each([
    [126, 'pass'],
    [127, 'fail'],
  ])('%d of 126', (devices, verdict) => {
    expect(resultOf('loop-devices', [PANEL, many(DETECTOR, devices)])?.verdict).toBe(verdict);
  });

  test('a device without a protocol may be wired in another way', () => {
    const list = [PANEL, many(DETECTOR, 126), listed('x', { kind: set('sounder') })];
    expect(resultOf('loop-devices', list)?.verdict).toBe('warn');
  });
});

describe('charging', () => {
  const impresRadio = listed('x', {
    ...RADIO.figures,
    'radio-system': set('mototrbo'),
    'battery-type': set('impres-2'),
  });

  test.each([
    ['a battery that is not stated', [many(RADIO, 6), CHARGER], 'unknown'],
    ['six radios in six pockets', [many(impresRadio, 6), CHARGER], 'pass'],
    ['seven radios in six pockets', [many(impresRadio, 7), CHARGER], 'warn'],
    ['no charger', [many(RADIO, 6)], undefined],
  ])('%s', (_, list, verdict) => {
    expect(resultOf('charging', list)?.verdict).toBe(verdict);
  });
});

describe('places', () => {
  test.each<[RuleName, string, readonly ListedProduct[], Partial<CheckInputs>, string | undefined]>([
    ['outdoor-use', 'nothing is mounted outdoors', [CAMERA], {}, undefined],
    ['outdoor-use', 'made for it', [outdoors(CAMERA)], {}, 'pass'],
    ['outdoor-use', 'an indoor product', [outdoors(DETECTOR), outdoors(CAMERA)], {}, 'fail'],
    ['outdoor-use', 'not stated', [outdoors(DOOR_STATION), outdoors(CAMERA)], {}, 'unknown'],
    ['hazardous', 'ordinary site', [CAMERA], {}, undefined],
    ['hazardous', 'an ordinary camera', [CAMERA], { site: 'zone-2' }, 'unknown'],
    ['hazardous', 'a recorder stands elsewhere', [RECORDER], { site: 'zone-1' }, undefined],
    ['hazardous', 'the right zone', [zoneCamera('zone-2')], { site: 'zone-2' }, 'pass'],
    ['hazardous', 'a stricter zone', [zoneCamera('zone-1')], { site: 'zone-2' }, 'pass'],
    ['hazardous', 'a laxer zone', [zoneCamera('zone-2')], { site: 'zone-1' }, 'fail'],
    ['hazardous', 'no zone', [zoneCamera('explosion-proof')], { site: 'zone-1' }, 'unknown'],
    ['salty', 'nothing is mounted outdoors', [CAMERA], { site: 'salty' }, 'unknown'],
    ['salty', 'stainless steel', [outdoors(STEEL_DOME)], { site: 'salty' }, 'pass'],
    ['salty', 'not stated', [outdoors(STEEL_DOME), outdoors(CAMERA)], { site: 'salty' }, 'unknown'],
  ])('%s: %s', (rule, _, list, inputs, verdict) => {
    expect(resultOf(rule, list, inputs)?.verdict).toBe(verdict);
  });
});

describe('for any list', () => {
  const PRODUCTS = [
    RECORDER,
    CAMERA,
    STEEL_DOME,
    POE_BT_CAMERA,
    ONVIF_CAMERA,
    BI_SPECTRUM,
    PANEL,
    DETECTOR,
    OTHER_DETECTOR,
    RADIO,
    RADIO_WITHOUT_FREQUENCY,
    MARINE_RADIO,
    CHARGER,
    DOOR_STATION,
    ANSWERING_UNIT,
  ];
  const anyProduct = fc
    .record({
      product: fc.constantFrom(...PRODUCTS),
      quantity: fc.integer({ min: 1, max: 99 }),
      isMountedOutdoors: fc.boolean(),
    })
    .map(({ product, ...fields }): ListedProduct => Object.assign({}, product, fields));
  const anyList = fc.uniqueArray(anyProduct, { selector: ({ title }) => title, maxLength: 8 });
  const anyInputs: fc.Arbitrary<Partial<CheckInputs>> = fc.record({
    days: fc.integer({ min: 1, max: 400 }),
    mbpsPerCamera: fc.constantFrom(0.5, 4, 8, 30),
    switchPorts: fc.integer({ min: 0, max: 48 }),
    switchWatts: fc.integer({ min: 0, max: 800 }),
    switchStandard: fc.constantFrom('802.3af', '802.3at', '802.3bt'),
    site: fc.constantFrom('ordinary', 'salty', 'zone-2', 'zone-1'),
  });

  test('each rule answers at most once, and the order of the list changes no verdict', () => {
    fc.assert(
      fc.property(anyList, anyInputs, (list, inputs) => {
        const results = check(list, inputs);
        expect(new Set(results.map(({ finding }) => finding.rule)).size).toBe(results.length);
        expect(verdictsOf(check(list.toReversed(), inputs))).toEqual(verdictsOf(results));
      }),
    );
  });

  test('products that state nothing but their kind neither pass nor fail a rule, except several radios of one model', () => {
    fc.assert(
      fc.property(anyList, anyInputs, (list, inputs) => {
        const statingOnlyKinds = list.map((product) => {
          const { kind } = product.figures;
          return { ...product, figures: kind ? { kind } : {} };
        });
        const decided = check(statingOnlyKinds, inputs).filter(
          ({ finding, verdict }) =>
            finding.rule !== 'radio-band' && (verdict === 'pass' || verdict === 'fail'),
        );
        expect(decided).toEqual([]);
      }),
    );
  });

  test('more recording days never improve the storage verdict, and a larger switch never worsens a passed PoE budget', () => {
    fc.assert(
      fc.property(anyList, anyInputs, fc.integer({ min: 1, max: 400 }), (list, inputs, more) => {
        const { days = 1, switchWatts = 0 } = inputs;
        const longer = resultOf('storage', list, { ...inputs, days: days + more });
        expect(rank(longer)).toBeLessThanOrEqual(rank(resultOf('storage', list, inputs)));
        const before = resultOf('poe-budget', list, inputs);
        const larger = resultOf('poe-budget', list, { ...inputs, switchWatts: switchWatts + more });
        if (before?.verdict === 'pass') expect(larger?.verdict).toBe('pass');
      }),
    );
  });
});
