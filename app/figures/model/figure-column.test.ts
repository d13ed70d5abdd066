import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Figure, type Figures, toShownAttribute } from './attribute.ts';
import { isFigureColumns, toFigureColumns, withFigures } from './figure-column.ts';
import { anyFigures, ATTRIBUTES, ip, nightRange, numbers, steps } from './figures.fixture.ts';

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

const valid = toFigureColumns([ip], [{ ip: steps('IP66') }] satisfies Figures[]);
const [column] = valid;

test.each([
  ['an object in place of columns', {}],
  ['columns of too few products', [{ ...column, indexes: [] }]],
  ['a column with an index that is not a number', [{ ...column, indexes: ['0'] }]],
  ['a column without an attribute', [{ ...column, attributeId: undefined }]],
  ['a column with a figure of an unknown kind', [{ ...column, figures: [{ kind: 'colour' }] }]],
])('rejects %s', (_, value) => {
  expect(isFigureColumns(valid, 1)).toBe(true);
  expect(isFigureColumns(value, 1)).toBe(false);
});

test('an index that has no figure counts as not stated', () => {
  expect(withFigures([{}], [{ attributeId: 'ip', figures: [], indexes: [7] }])).toEqual([{ stated: {} }]);
});
