import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toShownAttribute } from './attribute.ts';
import { columnsFor } from './columns-for.ts';
import { figuresAbout, isFigures, isShownAttribute } from './figure-table.ts';
import { anyFigures, nightRange, numbers } from './figures.fixture.ts';

const shown = toShownAttribute(nightRange);
const set = (...values: readonly string[]) => ({ kind: 'set', values }) as const;

test('figures that were sent as JSON are valid and the same', () => {
  fc.assert(
    fc.property(anyFigures, (figures) => {
      const received: unknown = JSON.parse(JSON.stringify(figures));
      expect(isFigures(received)).toBe(true);
      expect(received).toEqual(figures);
    }),
  );
});

test('only figures about an attribute are picked', () => {
  const stated = { 'night-range': numbers(30), weight: numbers(2) };
  expect(figuresAbout([shown], stated)).toEqual({ 'night-range': numbers(30) });
});

test('without columns, those are the specifications of the products', () => {
  const products = [
    { figures: { Power: set('PoE') } },
    { figures: { Power: set('12 V'), Colour: set('Red') } },
  ];
  expect(columnsFor([shown], products)).toEqual([shown]);
  expect(columnsFor([], products)).toMatchObject([
    { id: 'Power', label: 'Power', values: [{ label: 'PoE' }, { label: '12 V' }] },
    { label: 'Colour', values: [{ label: 'Red' }] },
  ]);
});

test.each([
  null,
  { 'night-range': numbers() },
  { ip: { kind: 'steps', steps: [] } },
  { poe: { kind: 'toString' } },
])('%j are no figures', (value) => {
  expect(isFigures(value)).toBe(false);
});

// JavaScript cannot convert `{ toString: null }` to a property name, so a look-up in a plain object would throw.
test.each([{ kind: 'colour' }, { kind: 'toString' }, { kind: { toString: null } }, { unit: 7 }])(
  'rejects an attribute with %j',
  (fields) => {
    expect(isShownAttribute({ ...shown, ...fields })).toBe(false);
  },
);
