import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toShownAttribute } from './attribute.ts';
import {
  figuresById,
  isFigureColumns,
  isFigureTable,
  isShownAttribute,
  toFigureColumns,
  toFigureTable,
} from './figure-table.ts';
import { anyFigures, ATTRIBUTES, ip, nightRange, numbers, steps } from './figures.fixture.ts';

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

test('leaves out an attribute that no product states', () => {
  const products = [
    { id: '1', figures: { 'night-range': numbers(30) } },
    { id: '2', figures: {} },
  ];
  expect(toFigureTable(shown, products).attributes.map(({ id }) => id)).toEqual(['night-range']);
});

const column = { attributeId: 'night-range', figures: [numbers(30)], indexes: [0] };
const valid = { attributes: [toShownAttribute(nightRange)], ids: ['1'], columns: [column] };

test.each([
  ['null', null],
  ['a table without attributes', { ...valid, attributes: undefined }],
  ['columns of too few products', { ...valid, columns: [{ ...column, indexes: [] }] }],
  ['an index that is not a number', { ...valid, columns: [{ ...column, indexes: ['0'] }] }],
  ['a column without an attribute', { ...valid, columns: [{ ...column, attributeId: undefined }] }],
  ['a figure of another kind', { ...valid, columns: [{ ...column, figures: [steps('IP66')] }] }],
  ['a figure without a value', { ...valid, columns: [{ ...column, figures: [numbers()] }] }],
])('rejects %s', (_, value) => {
  expect(isFigureTable(valid) && isFigureColumns(valid.columns, 1)).toBe(true);
  expect(isFigureTable(value)).toBe(false);
});

// JavaScript cannot convert `{ toString: null }` to a property name, so a look-up in a plain object would throw.
test.each([{ kind: 'colour' }, { kind: 'toString' }, { kind: { toString: null } }, { unit: 7 }])(
  'rejects an attribute with %j',
  (fields) => {
    expect(isShownAttribute({ ...valid.attributes[0], ...fields })).toBe(false);
  },
);
