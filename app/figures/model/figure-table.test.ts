import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toShownAttribute } from './attribute.ts';
import { figuresById, isFigureTable, isShownAttribute, toFigureTable } from './figure-table.ts';
import { anyFigures, ATTRIBUTES, nightRange, numbers, steps } from './figures.fixture.ts';

const shown = ATTRIBUTES.map(toShownAttribute);

test('a table that was sent as JSON is valid, and its figures are those of its products', () => {
  fc.assert(
    fc.property(fc.array(anyFigures), (list) => {
      const products = list.map((figures, index) => ({ id: String(index + 1), figures }));
      const received: unknown = JSON.parse(JSON.stringify(toFigureTable(shown, products)));
      if (!isFigureTable(received)) throw new Error('The table is not valid.');
      expect([...figuresById(received)]).toEqual(products.map(({ id, figures }) => [id, figures]));
    }),
  );
});

test('leaves out an attribute that no product states', () => {
  const products = [
    { id: '1', figures: { 'night-range': numbers(30) } },
    { id: '2', figures: {} },
  ];
  expect(toFigureTable(shown, products).attributes.map(({ id }) => id)).toEqual(['night-range']);
});

const stated = { id: '1', figures: { 'night-range': numbers(30) } };
const valid = { attributes: [toShownAttribute(nightRange)], products: [stated] };

test.each([
  ['null', null],
  ['a table without attributes', { ...valid, attributes: undefined }],
  ['a product without an id', { ...valid, products: [{ ...stated, id: undefined }] }],
  ['a figure of an unknown attribute', { ...valid, products: [{ ...stated, figures: { ip: numbers(1) } }] }],
  [
    'a figure of another kind',
    { ...valid, products: [{ ...stated, figures: { 'night-range': steps('IP66') } }] },
  ],
  [
    'a figure without a value',
    { ...valid, products: [{ ...stated, figures: { 'night-range': numbers() } }] },
  ],
])('rejects %s', (_, value) => {
  expect(isFigureTable(valid)).toBe(true);
  expect(isFigureTable(value)).toBe(false);
});

// JavaScript cannot convert `{ toString: null }` to a property name, so a look-up in a plain object would throw.
test.each([{ kind: 'colour' }, { kind: 'toString' }, { kind: { toString: null } }, { unit: 7 }])(
  'rejects an attribute with %j',
  (fields) => {
    expect(isShownAttribute({ ...valid.attributes[0], ...fields })).toBe(false);
  },
);
