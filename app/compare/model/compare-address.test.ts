import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePath, haveSameIds, readComparedIds, restoreId } from './compare-address.ts';

const idsIn = (query: string) => readComparedIds(new URLSearchParams(query));

test('the address of a comparison names its products', () => {
  expect(comparePath(['1', '45'])).toBe('/compare?ids=1,45');
  expect(comparePath([])).toBe('/compare');
});

test('reads each id once', () => {
  expect(idsIn('ids=999,abc,1,1,45')).toEqual(['999', 'abc', '1', '45']);
  expect(idsIn('ids=1%2C45')).toEqual(['1', '45']);
});

test('ignores spaces and empty parts', () => {
  expect(idsIn('ids=,1,,%2045%20,')).toEqual(['1', '45']);
});

test.each(['', 'ids=', 'ids=,%20,', 'id=1'])('names no products: %j', (query) => {
  expect(idsIn(query)).toBeUndefined();
});

test('reads back any ids from the address', () => {
  const id = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((id) => !id.includes(',') && id.trim() === id);
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1 }), (ids) => {
      expect(readComparedIds(new URL(comparePath(ids), 'http://shop').searchParams)).toEqual(ids);
    }),
  );
});

test('compares lists of ids in any order', () => {
  expect(haveSameIds(['1', '2'], ['2', '1'])).toBe(true);
  expect(haveSameIds(['1', '2'], ['1', '3'])).toBe(false);
  expect(haveSameIds(['1'], ['1', '2'])).toBe(false);
});

test('restores an id to its place, and only this id', () => {
  const before = ['1', '2', '3'];
  expect(restoreId(['1', '3'], '2', before)).toEqual(before);
  expect(restoreId(['3'], '2', before)).toEqual(['2', '3']);
  expect(restoreId(['3', '4'], '2', before)).toEqual(['2', '3', '4']);
  expect(restoreId(before, '2', before)).toEqual(before);
});
