import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Figure, type Figures, type ShownAttribute } from './attribute.ts';
import { type FigureCondition, meetsCondition } from './figure-condition.ts';
import { isFigureFacet, tallyOf, withCounts } from './figure-facet.ts';
import { figureFacets } from './facets-from.ts';
import {
  anyFigures,
  ATTRIBUTES,
  ip,
  nightRange,
  numbers,
  outdoor,
  poe,
  protocols,
  steps,
} from './figures.fixture.ts';

const PRODUCTS: readonly Figures[] = [
  { ip: steps('IP66', 'IP67'), 'night-range': numbers(30) },
  { ip: steps('IP65'), 'night-range': numbers(15) },
  { outdoor: { kind: 'yes-no', isYes: false } },
];

const NOT_STATED: FigureCondition = { kind: 'not-stated' };
const step = (step: string): FigureCondition => ({ kind: 'step', step });

const facetOf = (attribute: ShownAttribute, ...figures: readonly (Figure | undefined)[]) =>
  figureFacets(
    [attribute],
    figures.map((figure) => (figure === undefined ? {} : { [attribute.id]: figure })),
  )[0];

const yes: Figure = { kind: 'yes-no', isYes: true };

test.each<[string, ShownAttribute, readonly (Figure | undefined)[], readonly FigureCondition[]]>([
  [
    'leave out a step that another implies, if the same products meet both',
    ip,
    [steps('IP66'), steps('IP67')],
    [step('IP54'), step('IP66'), step('IP67')],
  ],
  ['end with "not stated"', ip, [steps('IP66'), undefined], [step('IP66'), NOT_STATED]],
  [
    'of PoE are the ports that power more products than the port before',
    poe,
    [steps('802.3at'), steps('802.3bt')],
    [step('802.3at'), step('802.3bt')],
  ],
  ['have both answers only if products state both', outdoor, [yes, undefined], [yes, NOT_STATED]],
])('the options of a facet %s', (_, attribute, figures, conditions) => {
  expect(facetOf(attribute, ...figures)?.options.map(({ condition }) => condition)).toEqual(conditions);
});

test('the options of a set are the values that products state', () => {
  expect(facetOf(protocols, { kind: 'set', values: ['sip'] }, undefined)).toMatchObject({
    attribute: { values: [{ id: 'sip', label: 'SIP' }] },
    options: [
      { condition: { kind: 'value', value: 'sip' }, count: 1 },
      { condition: NOT_STATED, count: 1 },
    ],
  });
});

test('the facet of a number has bounds instead of values', () => {
  expect(facetOf(nightRange, numbers(30), numbers(15), undefined)).toEqual({
    attribute: nightRange,
    bounds: { min: 15, max: 30 },
    options: [{ condition: NOT_STATED, count: 1 }],
  });
});

describe('an attribute has no facet', () => {
  test.each<[string, ShownAttribute, readonly (Figure | undefined)[]]>([
    ['without products', ip, []],
    ['if no product states it', ip, [undefined, undefined]],
    ['if all products meet its only option', ip, [steps('IP66'), steps('IP66')]],
    ['if all products state the same number', nightRange, [numbers(30), numbers(30)]],
    ['if no product states a step that can be chosen', ip, [steps('IP20'), undefined]],
  ])('%s', (_, attribute, figures) => {
    expect(facetOf(attribute, ...figures)).toBeUndefined();
  });
});

test('counts follow the tally; options without products stay', () => {
  const [, ipFacet] = figureFacets(ATTRIBUTES, PRODUCTS);
  const counted = ipFacet && withCounts(ipFacet, tallyOf([steps('IP65'), undefined]));
  expect(counted?.options).toEqual([
    { condition: step('IP65'), count: 1 },
    { condition: step('IP66'), count: 0 },
    { condition: step('IP67'), count: 0 },
    { condition: NOT_STATED, count: 1 },
  ]);
});

test('an option shows as many products as its count', () => {
  fc.assert(
    fc.property(fc.array(anyFigures, { maxLength: 8 }), (products) => {
      for (const { attribute, options } of figureFacets(ATTRIBUTES, products)) {
        for (const { condition, count } of options) {
          const shown = products.filter((figures) =>
            meetsCondition(attribute, figures[attribute.id], condition),
          );
          expect(shown).toHaveLength(count);
          expect(count).toBeGreaterThan(0);
        }
      }
    }),
  );
});

test('every step that a product meets is offered, or another one that the same products meet', () => {
  fc.assert(
    fc.property(fc.array(anyFigures, { minLength: 1, maxLength: 8 }), (products) => {
      const ipFacet = figureFacets([ip], products)[0];
      const shownWith = (condition: FigureCondition) =>
        products.filter((figures) => meetsCondition(ip, figures['ip'], condition));
      // Without a facet, all products meet every step that any of them meets.
      const lists = ipFacet?.options.map(({ condition }) => shownWith(condition)) ?? [products];
      for (const candidate of ['IPX4', 'IP54', 'IP65', 'IP66', 'IPX7', 'IP67', 'IP68', 'IP69'].map(step)) {
        const shown = shownWith(candidate);
        if (shown.length > 0) expect(lists).toContainEqual(shown);
      }
    }),
  );
});

test.each([
  ['null', null],
  ['an option without a count', { attribute: nightRange, options: [{ condition: NOT_STATED }] }],
  ['bounds without a maximum', { attribute: nightRange, options: [], bounds: { min: 15 } }],
])('rejects %s', (_, value) => {
  expect(isFigureFacet({ attribute: nightRange, options: [] })).toBe(true);
  expect(isFigureFacet(value)).toBe(false);
});
