import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Figure, type Figures, type ShownAttribute, toShownAttribute } from './attribute.ts';
import { type FigureCondition, meetsCondition } from './figure-condition.ts';
import {
  figureFacets,
  isFigureColumns,
  isFigureFacet,
  tallyOf,
  toFigureColumns,
  withCounts,
  withFigures,
} from './figure-facet.ts';
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

const shown = ATTRIBUTES.map(toShownAttribute);

test('lists each figure once, and for each product which one it states', () => {
  const [column] = toFigureColumns(
    [ip],
    [{ ip: steps('IP66') }, {}, { ip: steps('IP67') }, { ip: steps('IP66') }],
  );
  expect(column).toEqual({
    attributeId: 'ip',
    figures: [steps('IP66'), steps('IP67')],
    indexes: [0, -1, 1, 0],
  });
});

test('leaves out notes', () => {
  const noted: Figure = { kind: 'number', measures: [{ min: 30, max: 30, note: 'white light' }] };
  const [column] = toFigureColumns([nightRange], [{ 'night-range': noted }, { 'night-range': numbers(30) }]);
  expect(column).toMatchObject({ figures: [numbers(30)], indexes: [0, 0] });
});

test('columns that were sent as JSON are valid and give every product its figures', () => {
  fc.assert(
    fc.property(fc.array(anyFigures), (products) => {
      const columns: unknown = JSON.parse(JSON.stringify(toFigureColumns(shown, products)));
      if (!isFigureColumns(columns, products.length)) throw new Error('The columns are not valid.');
      expect(
        withFigures(
          products.map((_, id) => ({ id })),
          columns,
        ),
      ).toEqual(products.map((stated, id) => ({ id, stated })));
    }),
  );
});

const validColumns = toFigureColumns([ip], [{ ip: steps('IP66') }] satisfies Figures[]);
const [column] = validColumns;

test.each([
  ['an object in place of columns', {}],
  ['columns of too few products', [{ ...column, indexes: [] }]],
  ['a column with an index that is not a number', [{ ...column, indexes: ['0'] }]],
  ['a column without an attribute', [{ ...column, attributeId: undefined }]],
  ['a column with a figure of an unknown kind', [{ ...column, figures: [{ kind: 'colour' }] }]],
])('rejects %s', (_, value) => {
  expect(isFigureColumns(validColumns, 1)).toBe(true);
  expect(isFigureColumns(value, 1)).toBe(false);
});

test('an index that has no figure counts as not stated', () => {
  expect(withFigures([{}], [{ attributeId: 'ip', figures: [], indexes: [7] }])).toEqual([{ stated: {} }]);
});

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
const offered = (attribute: ShownAttribute, ...figures: readonly (Figure | undefined)[]) =>
  facetOf(attribute, ...figures)?.options.map(({ condition }) => condition);

describe('the options of a facet', () => {
  test('have the number of products that meet them, and "not stated" is the last option', () => {
    const [, ipFacet] = figureFacets(ATTRIBUTES, PRODUCTS);
    expect(ipFacet?.options).toEqual([
      { condition: step('IP65'), count: 2 },
      { condition: step('IP66'), count: 1 },
      { condition: step('IP67'), count: 1 },
      { condition: NOT_STATED, count: 1 },
    ]);
  });

  test('leave out a step that another implies, if the same products meet both', () => {
    expect(offered(ip, steps('IP66'), steps('IP67'))).toEqual([step('IP54'), step('IP66'), step('IP67')]);
    expect(offered(ip, steps('IP66'), undefined)).toEqual([step('IP66'), NOT_STATED]);
  });

  test('of PoE are the ports that power more products than the port before', () => {
    expect(offered(poe, steps('802.3at'), steps('802.3bt'))).toEqual([step('802.3at'), step('802.3bt')]);
    expect(offered(poe, steps('802.3af'), undefined)).toEqual([step('802.3af'), NOT_STATED]);
  });

  test('have both answers only if products state both', () => {
    const yes: Figure = { kind: 'yes-no', isYes: true };
    expect(offered(outdoor, yes, undefined)).toEqual([{ kind: 'yes-no', isYes: true }, NOT_STATED]);
  });

  test('are those values of a set that products state', () => {
    const facet = facetOf(protocols, { kind: 'set', values: ['sip'] }, undefined);
    expect(facet).toMatchObject({
      attribute: { values: [{ id: 'sip', label: 'SIP' }] },
      options: [
        { condition: { kind: 'value', value: 'sip' }, count: 1 },
        { condition: NOT_STATED, count: 1 },
      ],
    });
  });

  test('of a number are only "not stated"; the facet has bounds instead of values', () => {
    expect(facetOf(nightRange, numbers(30), numbers(15), undefined)).toEqual({
      attribute: nightRange,
      bounds: { min: 15, max: 30 },
      options: [{ condition: NOT_STATED, count: 1 }],
    });
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

const valid = {
  attribute: nightRange,
  bounds: { min: 15, max: 30 },
  options: [{ condition: NOT_STATED, count: 1 }],
};

test.each([
  ['a facet with an unknown attribute', { ...valid, attribute: { ...nightRange, unit: 'furlong' } }],
  [
    'an option with an unknown condition',
    { ...valid, options: [{ condition: { kind: 'colour' }, count: 1 }] },
  ],
  ['an option without a count', { ...valid, options: [{ condition: NOT_STATED }] }],
  ['bounds without a maximum', { ...valid, bounds: { min: 15 } }],
  ['null', null],
])('rejects %s', (_, value) => {
  expect(isFigureFacet(valid)).toBe(true);
  expect(isFigureFacet(value)).toBe(false);
});
