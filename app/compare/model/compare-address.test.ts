import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparePath, haveSameIds, readComparedIds, restoreIds, toCompareQuery } from './compare-address.ts';

const idsIn = (query: string) => readComparedIds(new URLSearchParams(query));

test('the address of a comparison names its products', () => {
  expect(comparePath(['1', '45'])).toBe('/compare?ids=1,45');
  expect(comparePath([])).toBe('/compare');
});

test.each([
  ['ids=999,abc,1,1,45', ['999', 'abc', '1', '45']],
  ['ids=1%2C45', ['1', '45']],
  ['ids=,1,,%2045%20,', ['1', '45']],
  ['ids=,%20,', []],
  ['id=1', []],
])('?%s names the products %j', (query, ids) => {
  expect(idsIn(query)).toEqual(ids);
});

test('reads back any ids from the address', () => {
  const id = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((id) => !id.includes(',') && id.trim() === id);
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1 }), (ids) => {
      expect(readComparedIds(new URL(comparePath(ids), 'http://shop').searchParams)).toEqual(ids);
      expect(idsIn(toCompareQuery(ids).toString())).toEqual(ids);
    }),
  );
});

test('compares lists of ids in any order', () => {
  expect(haveSameIds(['1', '2'], ['2', '1'])).toBe(true);
  expect(haveSameIds(['1', '2'], ['1', '3'])).toBe(false);
  expect(haveSameIds(['1'], ['1', '2'])).toBe(false);
});

test('undoes a removal, and keeps later additions and removals', () => {
  const before = ['1', '2', '3'];
  const restored = (...now: readonly string[]) => restoreIds(now, before, ['1', '3']);
  expect(restored('1', '3')).toEqual(before);
  expect(restored('3')).toEqual(['2', '3']);
  expect(restored('3', '4')).toEqual(['2', '3', '4']);
  expect(restored(...before)).toEqual(before);
  expect(restoreIds([], before, [])).toEqual(before);
});
