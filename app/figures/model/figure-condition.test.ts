import { describe, expect, test } from 'vitest';
import type { Attribute, Figure } from './attribute.ts';
import {
  conditionCode,
  type FigureCondition,
  isFigureCondition,
  meetsCondition,
  parseConditionCode,
  readBound,
  toRange,
} from './figure-condition.ts';
import {
  anyFigures,
  ATTRIBUTES,
  ip,
  lowestTemperature,
  nightRange,
  numbers,
  outdoor,
  poe,
  protocols,
  steps,
} from './figures.fixture.ts';
import * as fc from 'fast-check';
import { type FigureFacet, figureFacets } from './figure-facet.ts';

const facets = figureFacets(ATTRIBUTES, [
  {
    ip: steps('IP66'),
    'night-range': numbers(30),
    protocols: { kind: 'set', values: ['sip'] },
    outdoor: { kind: 'yes-no', isYes: true },
  },
  {},
]);
const facetOf = (id: string): FigureFacet => {
  const facet = facets.find(({ attribute }) => attribute.id === id);
  if (!facet) throw new Error(`There is no facet ${id}.`);
  return facet;
};

test.each<[attributeId: string, code: string, condition: FigureCondition]>([
  [ip.id, 'IP66', { kind: 'step', step: 'IP66' }],
  [ip.id, 'not-stated', { kind: 'not-stated' }],
  [protocols.id, 'sip', { kind: 'value', value: 'sip' }],
  [outdoor.id, 'yes', { kind: 'yes-no', isYes: true }],
  [nightRange.id, '30-', { kind: 'range', min: 30 }],
  [nightRange.id, '-100', { kind: 'range', max: 100 }],
  [nightRange.id, '30-100.5', { kind: 'range', min: 30, max: 100.5 }],
  [nightRange.id, '--30', { kind: 'range', max: -30 }],
  [nightRange.id, '-40-', { kind: 'range', min: -40 }],
  [nightRange.id, '-40--30', { kind: 'range', min: -40, max: -30 }],
  [nightRange.id, '0-0', { kind: 'range', min: 0, max: 0 }],
])('%s: %s is the code of %o', (attributeId, code, condition) => {
  expect(parseConditionCode(facetOf(attributeId), code)).toEqual(condition);
  expect(conditionCode(condition)).toBe(code);
});

describe('ignores', () => {
  test.each([
    [ip.id, 'IP69'],
    [ip.id, 'ip66'],
    [ip.id, ''],
    [ip.id, '30-'],
    [protocols.id, 'onvif'],
    [outdoor.id, 'no'],
    [nightRange.id, ''],
    [nightRange.id, '-'],
    [nightRange.id, '30'],
    [nightRange.id, '100-30'],
    [nightRange.id, '1e3-'],
    [nightRange.id, '30-100-'],
    [nightRange.id, '１２-'],
    [nightRange.id, 'NaN-'],
    [nightRange.id, '123456789-'],
  ])('%s: %j', (attributeId, code) => {
    expect(parseConditionCode(facetOf(attributeId), code)).toBeUndefined();
  });
});

test('reads a minus zero as zero', () => {
  expect(parseConditionCode(facetOf(nightRange.id), '-0-')).toEqual({ kind: 'range', min: 0 });
});

test('a range needs a bound, and its lower bound is not above the upper one', () => {
  expect(toRange(undefined, undefined)).toBeUndefined();
  expect(toRange(2, 1)).toBeUndefined();
});

const anyBound = fc.option(
  fc.integer({ min: -9_999_999_999, max: 9_999_999_999 }).map((thousandths) => thousandths / 1000),
  { nil: undefined },
);

test('any range equals itself after being written and parsed', () => {
  fc.assert(
    fc.property(anyBound, anyBound, (min, max) => {
      const range = toRange(min, max);
      if (range) expect(parseConditionCode(facetOf(nightRange.id), conditionCode(range))).toEqual(range);
    }),
  );
});

test('the code of an option is read as that option', () => {
  fc.assert(
    fc.property(fc.array(anyFigures, { maxLength: 6 }), (products) => {
      for (const facet of figureFacets(ATTRIBUTES, products)) {
        for (const { condition } of facet.options) {
          expect(parseConditionCode(facet, conditionCode(condition))).toEqual(condition);
        }
      }
    }),
  );
});

describe('readBound', () => {
  test.each([
    ['30', 30],
    [' 2.4 ', 2.4],
    ['-40', -40],
    ['−40', -40],
    ['３０', 30],
    ['30 m', 30],
    ['30m', 30],
    ['-0', 0],
    ['2,4', 2.4],
    ['1 000 m', 1000],
    ['0.12345', 0.123],
  ])('%o is %d', (text, value) => {
    expect(readBound(text, 'm')).toEqual({ value });
  });

  test.each(['far', '1e3', '30 ft', '--30', '30-', 'NaN'])('%o is not a number', (text) => {
    expect(readBound(text, 'm')).toEqual({ problem: 'not-a-number' });
  });

  test('asks what a single separator means, and rejects a number that no code states', () => {
    expect(readBound('1,000', 'm')).toEqual({ problem: 'ambiguous' });
    expect(readBound('12345678')).toEqual({ problem: 'too-large' });
  });

  test.each(['', '  ', 'm'])('%o is empty', (text) => {
    expect(readBound(text, 'm')).toEqual({ problem: 'empty' });
  });

  test('accepts a unit with a superscript', () => {
    expect(readBound('5 m²', 'm²')).toEqual({ value: 5 });
  });

  test('accepts a number alone, but not with a unit that the attribute does not have', () => {
    expect(readBound('64')).toEqual({ value: 64 });
    expect(readBound('64 m')).toEqual({ problem: 'not-a-number' });
  });
});

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
  ['null', null],
  ['a condition of an unknown kind', { kind: 'colour' }],
  ['a kind that is a property of every object', { kind: 'toString' }],
  ['a step that is not a text', { kind: 'step', step: 66 }],
  ['a bound that is not a number', { kind: 'range', min: '30' }],
  ['a missing value', { kind: 'value' }],
  ['an answer that is neither yes nor no', { kind: 'yes-no', isYes: 'yes' }],
])('rejects %s', (_, value) => {
  expect(isFigureCondition(value)).toBe(false);
});
