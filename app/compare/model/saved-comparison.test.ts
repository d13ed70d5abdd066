import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_COMPARED } from './comparison.ts';
import { readSavedComparison, serializeComparison } from './saved-comparison.ts';

const product = (id: string) => ({ id, title: `Camera ${id}`, image: `${id}.webp` });

function expectValidOrRejected(text: string): void {
  const saved = readSavedComparison(text);
  if (saved.kind === 'invalid') return;
  const ids = saved.value.items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(MAX_COMPARED);
}

test('readSavedComparison is the inverse of serializeComparison', () => {
  const comparison = { items: ['1', '45'].map(product) };
  expect(readSavedComparison(serializeComparison(comparison))).toEqual({ kind: 'valid', value: comparison });
});

describe('readSavedComparison', () => {
  test.each([
    ['compare', 'it is not JSON'],
    ['null', 'it is not an object'],
    ['["1","2"]', 'it is not an object'],
    ['{}', 'it has no items'],
    ['{"items":{"0":"1"}}', 'its items are not a list'],
  ])('rejects %j', (text, reason) => {
    expect(readSavedComparison(text)).toEqual({ kind: 'invalid', reason });
  });

  test('drops duplicates, invalid items, and all after the fourth valid one', () => {
    const items = [
      product('1'),
      { ...product('1'), title: 'Again' },
      { ...product('2'), id: 2 },
      { ...product('3'), title: ' ' },
      product('\ud800'),
      '4',
      ...['5', '6', '7', '8'].map(product),
    ];
    expect(readSavedComparison(JSON.stringify({ items }))).toEqual({
      kind: 'valid',
      value: { items: ['1', '5', '6', '7'].map(product) },
    });
  });

  test('reads an item with an invalid picture as one without a picture', () => {
    expect(readSavedComparison('{"items":[{"id":"1","title":"Camera 1","image":7}]}')).toEqual({
      kind: 'valid',
      value: { items: [{ id: '1', title: 'Camera 1', image: '' }] },
    });
  });

  test('returns at most four unique products for any stored text, or rejects it', () => {
    const nearlyAnItem = fc.record({
      id: fc.constantFrom('1', '2', '3', '4', '5', '6', '__proto__', '', 3),
      title: fc.string(),
    });
    fc.assert(fc.property(fc.string(), expectValidOrRejected));
    fc.assert(fc.property(fc.json(), expectValidOrRejected));
    fc.assert(
      fc.property(fc.array(fc.oneof(nearlyAnItem, fc.jsonValue())), (items) =>
        expectValidOrRejected(JSON.stringify({ items })),
      ),
    );
  });
});
