import { expect, test } from 'vitest';
import { number, set, steps } from '#app/works-with/model/works-with.fixture.ts';
import { type CheckInputs, INITIAL_CHECK } from './model/check-inputs.ts';
import { type CheckedProduct, listing } from './model/check-result.ts';
import { checkSystem, type RuleName } from './model/system-check.ts';
import {
  ANSWERING_UNIT,
  BI_SPECTRUM,
  CAMERA,
  DOOR_STATION,
  listed,
  many,
  RADIO,
  RECORDER,
  STEEL_DOME,
} from './model/system-check.fixture.ts';
import { findingText, remedyText, summary } from './texts.ts';

const SMALL_RECORDERS = listed(
  'Small recorder',
  { ...RECORDER.figures, 'incoming-bandwidth': number(10) },
  2,
);
const THREE_OF_30_W = listed('Lamp', { 'power-source': set('poe'), poe: steps('802.3at') }, 3);
const TWO_OF_50_W = listed('Switch', { 'poe-ports': number(8), 'poe-budget': number(50) }, 2);
const OLD = ['A', 'B', 'C', 'D', 'E'].map((title) => listed(title, {}));
const SATELLITE_RADIO = listed('S', { kind: set('satellite-radio'), 'radio-standard': set('iridium') });
const { megapixels: _, ...figuresWithoutSize } = CAMERA.figures;

test.each<[string, RuleName, readonly CheckedProduct[], Partial<CheckInputs>?]>([
  [
    '20 cameras need 20 channels; the list has 16, 4 too few.',
    'recorder-channels',
    [many(CAMERA, 20), RECORDER],
  ],
  [
    '1 camera needs 1 channel, or 2 if thermal and visible pictures are recorded separately; the list has 16.',
    'recorder-channels',
    [BI_SPECTRUM, RECORDER],
  ],
  [
    '3 × 6 Mbps (assumed) = 18 Mbps; the list can record 20 Mbps, but split over the recorders only 2 of 3 fit.',
    'recorder-throughput',
    [many(CAMERA, 3), SMALL_RECORDERS],
    { mbps: 6 },
  ],
  [
    '3 × 4.5 Mbps (assumed) = 13.5 Mbps; the list can record 20 Mbps, which leaves less than 20% in reserve.',
    'recorder-throughput',
    [many(CAMERA, 3), SMALL_RECORDERS],
    { mbps: 4.5 },
  ],
  [
    '4 × 4 Mbps (assumed) × 24 h × 30 d need 5.2 TB; with the largest drives in all bays there is room for 40 TB. Drives are not included.',
    'storage',
    [many(CAMERA, 4), RECORDER],
    { mbps: 4 },
  ],
  [
    '8 devices need 123.2 W at the ports, 147.84 W with 20% reserve; the budget is 130 W, which leaves less than 20% in reserve.',
    'poe-budget',
    [many(STEEL_DOME, 8)],
    { ports: 8, watts: 130 },
  ],
  [
    '3 devices need 90 W at the ports, 108 W with 20% reserve; the budget is 100 W, but we found no way to connect the devices so that all have power.',
    'poe-budget',
    [THREE_OF_30_W, TWO_OF_50_W],
  ],
  [
    '3 devices need a port with PoE+ (802.3at); the list has 0.',
    'poe-ports',
    [THREE_OF_30_W],
    {
      ports: 8,
      standard: '802.3af',
    },
  ],
  [
    '1 PoE device on 8 ports, but Thermal camera does not state the PoE standard. A switch with PoE++ (802.3bt) ports powers all of them.',
    'poe-ports',
    [{ ...BI_SPECTRUM, title: 'Thermal camera' }],
    { ports: 8 },
  ],
  [
    'A, B, C and 2 more do not state outdoor use.',
    'outdoor-use',
    OLD,
    { outside: ['A', 'B', 'C', 'D', 'E'] },
  ],
  [
    'Radio states dmr and fm, and S states iridium, so they do not fit together; nor does 1 more pair.',
    'radio-band',
    [RADIO, listed('Other radio', RADIO.figures), SATELLITE_RADIO],
  ],
  [
    'Camera does not state ONVIF; Other does not state ONVIF or the resolution.',
    'recorder-protocol',
    [CAMERA, listed('Other', figuresWithoutSize), RECORDER],
  ],
  [
    'Door station and Answering unit: both use SIP for calls; a SIP server may be needed.',
    'intercom-protocol',
    [DOOR_STATION, ANSWERING_UNIT],
  ],
  ['All are the same model, Radio.', 'radio-band', [many(RADIO, 2)]],
])('%s', (text, rule, products, inputs = {}) => {
  const results = checkSystem({
    products,
    inputs: { ...INITIAL_CHECK, ...inputs },
    labelsOf: (_, values) => values,
  });
  expect(
    results.filter(({ finding }) => finding.rule === rule).map(({ finding }) => findingText(finding)),
  ).toEqual([text]);
});

test('a remedy says what its link shows or its button changes', () => {
  expect(remedyText(listing('ports-with-budget', {}, 250))).toBe(
    'Show switches and recorders with 250 W or more',
  );
  expect(remedyText({ kind: 'fewer-days', days: 1 })).toBe('Keep recordings for 1 day');
});

test('the summary leaves out verdicts that no rule has', () => {
  expect(summary(['pass', 'unknown', 'fail', 'unknown'])).toBe('1 failed, 2 unknown, 1 passed');
  expect(summary(['warn', 'warn'])).toBe('2 warnings');
});
