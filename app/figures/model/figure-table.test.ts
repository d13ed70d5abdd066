import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toShownAttribute } from './attribute.ts';
import { figuresById, figureTablePath, isFigureTable, toFigureTable } from './figure-table.ts';
import { anyFigures, ATTRIBUTES, nightRange } from './figures.fixture.ts';

const shown = ATTRIBUTES.map(toShownAttribute);

const products = fc
  .array(anyFigures)
  .map((list) => list.map((figures, index) => ({ id: String(index + 1), figures })));

test('the figures of a table are those of its products', () => {
  fc.assert(
    fc.property(products, (products) => {
      const table = figuresById(toFigureTable(shown, products));
      expect([...table]).toEqual(products.map(({ id, figures }) => [id, figures]));
    }),
  );
});

test('a table that was sent as JSON is valid and unchanged', () => {
  fc.assert(
    fc.property(products, (products) => {
      const table = toFigureTable(shown, products);
      const received: unknown = JSON.parse(JSON.stringify(table));
      expect(isFigureTable(received)).toBe(true);
      expect(received).toEqual(table);
    }),
  );
});

test('leaves out an attribute that no product states', () => {
  const table = toFigureTable(shown, [
    { id: '1', figures: { 'night-range': { kind: 'number', measures: [{ min: 30, max: 30 }] } } },
    { id: '2', figures: {} },
  ]);
  expect(table.attributes.map(({ id }) => id)).toEqual(['night-range']);
  expect(table.columns).toEqual({
    'night-range': [{ kind: 'number', measures: [{ min: 30, max: 30 }] }, null],
  });
});

test('a shown attribute does not say how it is read', () => {
  expect(toShownAttribute(nightRange)).toEqual({
    id: 'night-range',
    label: 'Night vision range',
    better: 'more',
    kind: 'number',
    unit: 'm',
  });
});

const night = { kind: 'number', measures: [{ min: 30, max: 30 }] };
const valid = { attributes: [toShownAttribute(nightRange)], ids: ['1'], columns: { 'night-range': [night] } };

test.each([
  ['null', null],
  ['a table without attributes', { ...valid, attributes: undefined }],
  ['an unknown kind', { ...valid, attributes: [{ ...valid.attributes[0], kind: 'colour' }] }],
  ['an unknown unit', { ...valid, attributes: [{ ...valid.attributes[0], unit: 'furlong' }] }],
  [
    'an inherited property as the kind',
    { ...valid, attributes: [{ ...valid.attributes[0], kind: 'toString' }] },
  ],
  ['a table without a column for an attribute', { ...valid, columns: {} }],
  ['a column that is too short', { ...valid, columns: { 'night-range': [] } }],
  [
    'a figure of another kind than its attribute',
    { ...valid, columns: { 'night-range': [{ kind: 'yes-no', isYes: true }] } },
  ],
  ['a figure without a value', { ...valid, columns: { 'night-range': [{ kind: 'number', measures: [] }] } }],
])('rejects %s', (_, value) => {
  expect(isFigureTable(valid)).toBe(true);
  expect(isFigureTable(value)).toBe(false);
});

test('the table of a category has a path', () => {
  expect(figureTablePath('cctv-systems')).toBe('/data/figures/cctv-systems.json');
});

// JavaScript cannot convert `{ toString: null }` to a property name, so a look-up in a plain object would throw.
test.each(['__proto__', 'toString', { toString: null }])(
  'an attribute of the kind %j is rejected',
  (kind) => {
    const attributes = [{ id: 'a', label: 'A', better: 'more', kind }];
    expect(isFigureTable({ attributes, ids: [], columns: { a: [] } })).toBe(false);
  },
);
