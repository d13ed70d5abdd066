import { expect, test } from 'vitest';
import type { Attribute, Figure } from './attribute.ts';
import { type FigureCondition, isFigureCondition, meetsCondition } from './figure-condition.ts';
import {
  ip,
  lowestTemperature,
  nightRange,
  numbers,
  outdoor,
  poe,
  protocols,
  steps,
} from './figures.fixture.ts';

const viewAngle: Attribute = { ...nightRange, id: 'view-angle', unit: '°' };
const lens: Figure = { kind: 'number', measures: [{ min: 53, max: 100 }] };
const resolution: Attribute = { ...ip, id: 'resolution', scale: 'resolution' };
const FOUR_TO_EIGHT = { kind: 'step', step: '1440p', max: '4k' } as const;
const bothProtocols: Figure = { kind: 'set', values: ['sip', 'onvif'] };

test.each<[string, Attribute, Figure | undefined, FigureCondition, boolean]>([
  ['30 m is at least 30 m', nightRange, numbers(30), { kind: 'range', min: 30 }, true],
  ['15 m is not at least 30 m', nightRange, numbers(15), { kind: 'range', min: 30 }, false],
  ['−40 °C is at most −30 °C', lowestTemperature, numbers(-40), { kind: 'range', max: -30 }, true],
  ['one of two values is enough', nightRange, numbers(15, 40), { kind: 'range', min: 30 }, true],
  ['a lens from 53° to 100° offers 60°', viewAngle, lens, { kind: 'range', min: 60, max: 60 }, true],
  // In IP codes, protection against immersion (7 and 8) does not imply protection against jets (5 and 6).
  ['IP67 is not IP66 or better', ip, steps('IP67'), { kind: 'step', step: 'IP66' }, false],
  ['IP66 and IP67 are IP66 or better', ip, steps('IP66', 'IP67'), { kind: 'step', step: 'IP66' }, true],
  ['802.3af works on an 802.3at port', poe, steps('802.3af'), { kind: 'step', step: '802.3at' }, true],
  [
    '802.3bt does not work on an 802.3at port',
    poe,
    steps('802.3bt'),
    { kind: 'step', step: '802.3at' },
    false,
  ],
  ['5 MP are between 4 and 8 MP', resolution, steps('5mp'), FOUR_TO_EIGHT, true],
  ['8 MP are between 4 and 8 MP', resolution, steps('4k'), FOUR_TO_EIGHT, true],
  ['12 MP are not between 4 and 8 MP', resolution, steps('12mp'), FOUR_TO_EIGHT, false],
  ['2 MP are not between 4 and 8 MP', resolution, steps('1080p'), FOUR_TO_EIGHT, false],
  ['SIP and ONVIF include SIP', protocols, bothProtocols, { kind: 'value', value: 'sip' }, true],
  ['a stated no is no', outdoor, { kind: 'yes-no', isYes: false }, { kind: 'yes-no', isYes: false }, true],
  ['an unknown answer is not no', outdoor, undefined, { kind: 'yes-no', isYes: false }, false],
  ['an unknown answer is not stated', outdoor, undefined, { kind: 'not-stated' }, true],
  ['30 m is stated', nightRange, numbers(30), { kind: 'not-stated' }, false],
])('%s', (_, attribute, figure, condition, expected) => {
  expect(meetsCondition(attribute, figure, condition)).toBe(expected);
});

test.each([
  null,
  { kind: 'toString' },
  { kind: 'step', step: 66 },
  { kind: 'range', min: '30' },
  { kind: 'value' },
  { kind: 'yes-no', isYes: 'yes' },
])('rejects %j', (value) => {
  expect(isFigureCondition(value)).toBe(false);
});
