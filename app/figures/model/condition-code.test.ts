import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { conditionCode, parseConditionCode, readBound, toRange } from './condition-code.ts';
import type { FigureCondition } from './figure-condition.ts';
import { type FigureFacet } from './figure-facet.ts';
import { figureFacets } from './facets-from.ts';
import {
  anyFigures,
  ATTRIBUTES,
  ip,
  numbers,
  nightRange,
  outdoor,
  protocols,
  steps,
} from './figures.fixture.ts';

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

test.each([
  [ip.id, ['IP69', 'ip66', '', '30-']],
  [protocols.id, ['onvif']],
  [outdoor.id, ['no']],
  [nightRange.id, ['', '-', '30', '100-30', '1e3-', '30-100-', '１２-', 'NaN-', '123456789-']],
])('%s: ignores %j', (attributeId, codes) => {
  for (const code of codes) expect(parseConditionCode(facetOf(attributeId), code)).toBeUndefined();
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

test.each([
  ['30', 30],
  ['−40', -40],
  ['30 m', 30],
  ['30m', 30],
  ['-0', 0],
  ['2,4', 2.4],
  ['1 000 m', 1000],
  ['0.12345', 0.123],
])('readBound reads %o as %d', (text, value) => {
  expect(readBound(text, 'm')).toEqual({ value });
});

test.each([
  ['30 ft', 'm', 'not-a-number'],
  ['64 m', undefined, 'not-a-number'],
  ['1,000', 'm', 'ambiguous'],
  ['12345678', 'm', 'too-large'],
  ['m', 'm', 'empty'],
])('readBound does not read %o with the unit %s: %s', (text, unit, problem) => {
  expect(readBound(text, unit)).toEqual({ problem });
});
