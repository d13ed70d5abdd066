import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { number, set, steps } from '#app/works-with/model/works-with.fixture.ts';
import { type CheckInputs, INITIAL_CHECK } from './check-inputs.ts';
import type { CheckedProduct } from './check-result.ts';
import { type CheckResult, checkSystem, type RuleName } from './system-check.ts';
import {
  ANSWERING_UNIT,
  BI_SPECTRUM,
  CAMERA,
  CHARGER,
  DETECTOR,
  DOOR_STATION,
  listed,
  many,
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

const check = (products: readonly CheckedProduct[], inputs: Partial<CheckInputs> = {}) =>
  checkSystem({ products, inputs: { ...INITIAL_CHECK, ...inputs }, labelsOf: (_, values) => values });

const resultOf = (rule: RuleName, products: readonly CheckedProduct[], inputs: Partial<CheckInputs> = {}) =>
  check(products, inputs).find(({ finding }) => finding.rule === rule);

const verdictsOf = (results: readonly CheckResult[]) =>
  Object.fromEntries(results.map(({ finding, verdict }) => [finding.rule, verdict]));

const zoneCamera = (...areas: readonly string[]) =>
  listed('x', { kind: set('ptz'), 'explosion-protected': yesNo(true), 'hazardous-area': set(...areas) });

test('a list without anything to check has no results', () => {
  expect(check([])).toEqual([]);
  expect(check([listed('Headset', { kind: set('headset') }), listed('?', {})])).toEqual([]);
});

test('eight cameras, a recorder and a switch pass, but for a protocol that is not stated', () => {
  const list = [many(CAMERA, 8), RECORDER];
  expect(verdictsOf(check(list, { ports: 16, watts: 250 }))).toEqual({
    'recorder-protocol': 'unknown',
    'recorder-channels': 'pass',
    'recorder-throughput': 'pass',
    storage: 'pass',
    'poe-ports': 'pass',
    'poe-budget': 'pass',
  });
});

test('the worst comes first', () => {
  const verdicts = check([many(CAMERA, 17), RECORDER], { days: 60 }).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['fail', 'fail', 'fail', 'warn', 'unknown', 'unknown']);
});

const OTHER_RECORDER = listed('Other recorder', { kind: set('recorder') });
const SMALL_RECORDERS = listed(
  'Small recorder',
  { ...RECORDER.figures, 'incoming-bandwidth': number(10) },
  2,
);
const SENSOR = listed('x', { requires: set('aqara-hub'), connection: set('zigbee') });
const HUB = listed('y', { kind: set('hub'), role: set('aqara-hub'), connection: set('zigbee') });
const SOUNDER = listed('x', { kind: set('sounder') });
const IMPRES_RADIO = listed('x', {
  ...RADIO.figures,
  'radio-system': set('mototrbo'),
  'battery-type': set('impres-2'),
});
const THREE_OF_30_W = listed('x', { 'power-source': set('poe'), poe: steps('802.3at') }, 3);
const TWO_OF_50_W = listed('y', { 'poe-ports': number(8), 'poe-budget': number(50) }, 2);
const at250 = { ports: 8, watts: 250 };
const ON_BT_PORTS = { ...at250, standard: '802.3bt' } as const;
const outside = (...products: readonly CheckedProduct[]) => ({ outside: products.map(({ id }) => id) });

type Case = readonly [string, readonly CheckedProduct[], string | undefined, Partial<CheckInputs>?];

const CASES: Partial<Record<RuleName, readonly Case[]>> = {
  'recorder-channels': [
    ['one per camera', [many(CAMERA, 16), RECORDER], 'pass'],
    ['one too few', [many(CAMERA, 17), RECORDER], 'fail'],
    ['two recorders together have enough', [many(CAMERA, 17), many(RECORDER, 2)], 'pass'],
    ['no recorder', [CAMERA], 'warn'],
    ['a recorder of the buyer', [CAMERA], undefined, { own: ['recorder'] }],
    ['not stated', [CAMERA, OTHER_RECORDER], 'unknown'],
    ['a second picture may need a channel', [many(BI_SPECTRUM, 9), RECORDER], 'warn'],
    ['no camera', [RECORDER], undefined],
  ],
  'recorder-throughput': [
    ['128 of 160 Mbps', [many(CAMERA, 16), RECORDER], 'pass', { mbps: 8 }],
    ['160 of 160 Mbps', [many(CAMERA, 16), RECORDER], 'warn', { mbps: 10 }],
    ['161.6 of 160 Mbps', [many(CAMERA, 16), RECORDER], 'fail', { mbps: 10.1 }],
    ['two have too little left for one more stream', [many(CAMERA, 3), SMALL_RECORDERS], 'fail', { mbps: 6 }],
    ['without the reserve it is enough', [many(CAMERA, 3), SMALL_RECORDERS], 'warn', { mbps: 4.5 }],
    ['not stated', [CAMERA, OTHER_RECORDER], 'unknown'],
  ],
  storage: [
    ['28 days', [many(CAMERA, 16), RECORDER], 'pass', { days: 28 }],
    ['29 days', [many(CAMERA, 16), RECORDER], 'fail', { days: 29 }],
    ['not stated', [CAMERA, OTHER_RECORDER], 'unknown'],
  ],
  'poe-ports': [
    ['enough ports of the standard', [many(CAMERA, 8)], 'pass', at250],
    ['one port too few', [many(CAMERA, 9)], 'fail', at250],
    ['a standard that no port has', [POE_BT_CAMERA], 'fail', at250],
    ['ports of a higher standard', [POE_BT_CAMERA], 'pass', { ...at250, standard: '802.3bt' }],
    ['a recorder that states no standard', [CAMERA, RECORDER], 'unknown'],
    ['a device that states no standard', [BI_SPECTRUM], 'unknown', at250],
    ['a device that states no standard, on ports of the highest', [BI_SPECTRUM], 'pass', ON_BT_PORTS],
    ['beside a recorder that states no standard', [BI_SPECTRUM, RECORDER], 'pass', ON_BT_PORTS],
    ['no port', [CAMERA], 'warn'],
    ['a device that is powered in another way', [ANSWERING_UNIT], undefined],
  ],
  'poe-budget': [
    ['8 × 15.4 W × 1.2 = 147.8 W of 200 W', [many(STEEL_DOME, 8), RECORDER], 'pass'],
    ['12 × 15.4 W = 184.8 W of 200 W, without a reserve', [many(STEEL_DOME, 12), RECORDER], 'warn'],
    ['13 × 15.4 W = 200.2 W of 200 W', [many(STEEL_DOME, 13), RECORDER], 'fail'],
    ['16 cameras of 4 to 15.4 W', [many(CAMERA, 16), RECORDER], 'unknown'],
    ['51 cameras of at least 4 W', [many(CAMERA, 51), RECORDER], 'fail'],
    ['two budgets that no device fits between', [THREE_OF_30_W, TWO_OF_50_W], 'warn'],
  ],
  'recorder-protocol': [
    ['ONVIF and a common codec', [ONVIF_CAMERA, RECORDER], 'pass'],
    ['one of two cameras does not state ONVIF', [ONVIF_CAMERA, CAMERA, RECORDER], 'unknown'],
    ['no common codec', [listed('x', { ...CAMERA.figures, compression: set('mjpeg') }), RECORDER], 'fail'],
    ['too large a picture', [listed('x', { ...CAMERA.figures, megapixels: number(24) }), RECORDER], 'fail'],
    [
      'a picture of 5 MP and a recorder of up to 5 MP',
      [
        listed('x', { ...CAMERA.figures, protocols: set('onvif'), megapixels: number(5) }),
        listed('y', { ...RECORDER.figures, 'recording-resolution': steps('5mp') }),
      ],
      'pass',
    ],
  ],
  'intercom-protocol': [
    ['both use SIP', [DOOR_STATION, ANSWERING_UNIT], 'pass'],
    ['nobody answers', [DOOR_STATION], 'warn'],
    ['a phone of the buyer answers', [DOOR_STATION], undefined, { own: ['answering-station'] }],
    ['one states no protocol', [DOOR_STATION, listed('x', { kind: set('indoor-station') })], 'unknown'],
  ],
  'radio-band': [
    ['six of one model', [many(RADIO_WITHOUT_FREQUENCY, 6)], 'pass'],
    ['one radio', [RADIO], undefined],
    ['a radio that states no frequency', [RADIO, RADIO_WITHOUT_FREQUENCY], 'unknown'],
    ['another standard', [many(RADIO, 5), MARINE_RADIO], 'fail'],
    ['other frequencies', [RADIO, listed('x', { ...RADIO.figures, frequency: number(136, 174) })], 'fail'],
  ],
  charging: [
    ['a battery that is not stated', [many(RADIO, 6), CHARGER], 'unknown'],
    ['six radios in six pockets', [many(IMPRES_RADIO, 6), CHARGER], 'pass'],
    ['seven radios in six pockets', [many(IMPRES_RADIO, 7), CHARGER], 'warn'],
    ['no charger', [many(RADIO, 6)], undefined],
  ],
  'loop-protocol': [
    ['a panel and its detectors', [PANEL, many(DETECTOR, 20)], 'pass'],
    ['a detector with another protocol', [PANEL, DETECTOR, OTHER_DETECTOR], 'fail'],
    ['detectors without a panel', [DETECTOR], 'warn'],
    ['a panel of the buyer', [DETECTOR], undefined, { own: ['fire-panel'] }],
    ['detectors of two protocols without a panel', [DETECTOR, OTHER_DETECTOR], 'fail'],
    ['a sounder that states no protocol', [PANEL, DETECTOR, SOUNDER], 'unknown'],
  ],
  'loop-devices': [
    ['126 of 126', [PANEL, many(DETECTOR, 126)], 'pass'],
    ['127 of 126', [PANEL, many(DETECTOR, 127)], 'fail'],
    ['one may be wired in another way', [PANEL, many(DETECTOR, 126), SOUNDER], 'warn'],
  ],
  hub: [
    ['no hub', [SENSOR], 'warn'],
    ['a hub of the buyer', [SENSOR], undefined, { own: ['hub'] }],
    ['the required hub', [SENSOR, HUB], 'pass'],
  ],
  'outdoor-use': [
    ['nothing is mounted outdoors', [CAMERA], undefined],
    ['made for it', [CAMERA], 'pass', outside(CAMERA)],
    ['an indoor product', [DETECTOR, CAMERA], 'fail', outside(DETECTOR, CAMERA)],
    ['not stated', [DOOR_STATION, CAMERA], 'unknown', outside(DOOR_STATION, CAMERA)],
  ],
  hazardous: [
    ['ordinary site', [CAMERA], undefined],
    ['an ordinary camera', [CAMERA], 'unknown', { site: 'zone-2' }],
    ['a recorder stands elsewhere', [RECORDER], undefined, { site: 'zone-1' }],
    ['the right zone', [zoneCamera('zone-2')], 'pass', { site: 'zone-2' }],
    ['a stricter zone', [zoneCamera('zone-1')], 'pass', { site: 'zone-2' }],
    ['a laxer zone', [zoneCamera('zone-2')], 'fail', { site: 'zone-1' }],
    ['no zone', [zoneCamera('explosion-proof')], 'unknown', { site: 'zone-1' }],
  ],
  salty: [
    ['nothing is mounted outdoors', [CAMERA], 'unknown', { site: 'salty' }],
    ['stainless steel', [STEEL_DOME], 'pass', { site: 'salty', ...outside(STEEL_DOME) }],
    ['not stated', [STEEL_DOME, CAMERA], 'unknown', { site: 'salty', ...outside(STEEL_DOME, CAMERA) }],
  ],
};

test.each(
  Object.entries(CASES).flatMap(([rule, cases]) =>
    cases.map(([name, list, verdict, inputs]) => ({ rule, name, list, verdict, inputs })),
  ),
)('$rule: $name', ({ rule, list, verdict, inputs }) => {
  expect(verdictsOf(check(list, inputs))[rule]).toBe(verdict);
});

test('4 × 4 Mbps × 24 h × 30 d need 5.184 TB', () => {
  expect(resultOf('storage', [many(CAMERA, 4), RECORDER], { mbps: 4 })?.finding).toMatchObject({
    neededTerabytes: 5.184,
    capacityTerabytes: 40,
  });
});

test('for too many days, the most days that fit are offered', () => {
  const { remedies } = resultOf('storage', [many(CAMERA, 16), RECORDER], { days: 60 }) ?? {};
  expect(remedies).toMatchObject([{ kind: 'fewer-days', days: 28 }, {}]);
});

test('a PoE class follows from what a device draws', () => {
  const drawing = listed('x', { ...CAMERA.figures, 'power-draw': number(12.95) });
  expect(resultOf('poe-budget', [drawing, RECORDER])?.finding).toMatchObject({
    watts: { min: 15.4, max: 15.4 },
    unclassed: [],
  });
});

/** The better the verdict, the higher. */
const rank = (result: CheckResult | undefined) =>
  ['fail', 'unknown', 'warn', 'pass'].indexOf(result?.verdict ?? '');

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
    .tuple(fc.constantFrom(...PRODUCTS), fc.integer({ min: 1, max: 99 }))
    .map(([product, quantity]) => many(product, quantity));
  const anyList = fc.uniqueArray(anyProduct, { selector: ({ title }) => title, maxLength: 8 });
  const anyInputs: fc.Arbitrary<Partial<CheckInputs>> = fc.record({
    days: fc.integer({ min: 1, max: 400 }),
    mbps: fc.constantFrom(0.5, 4, 8, 30),
    ports: fc.integer({ min: 0, max: 48 }),
    watts: fc.integer({ min: 0, max: 800 }),
    standard: fc.constantFrom('802.3af', '802.3at', '802.3bt'),
    site: fc.constantFrom('ordinary', 'salty', 'zone-2', 'zone-1'),
    outside: fc.subarray(PRODUCTS.map(({ id }) => id)),
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
        const { days = 1, watts = 0 } = inputs;
        const longer = resultOf('storage', list, { ...inputs, days: days + more });
        expect(rank(longer)).toBeLessThanOrEqual(rank(resultOf('storage', list, inputs)));
        const before = resultOf('poe-budget', list, inputs);
        const larger = resultOf('poe-budget', list, { ...inputs, watts: watts + more });
        if (before?.verdict === 'pass') expect(larger?.verdict).toBe('pass');
      }),
    );
  });
});
