import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addViewed, readRecentlyViewed, restoreViewed, shownViewed } from './recently-viewed.ts';

const anyId = fc.integer({ min: 1, max: 67 }).map(String);

/** The list of viewed products after these products were viewed in this order. */
function viewedInOrder(ids: readonly string[]): readonly string[] {
  return ids.reduce<readonly string[]>(addViewed, []);
}

test('a page shows eight products, without the product of the page', () => {
  const viewed = viewedInOrder(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(shownViewed(viewed, '10')).toEqual(['9', '8', '7', '6', '5', '4', '3', '2']);
  expect(shownViewed(viewed, undefined)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3']);
  expect(shownViewed(['1'], '1')).toEqual([]);
});

test('a page shows the last eight other products, however many were viewed', () => {
  fc.assert(
    fc.property(fc.array(anyId), anyId, (earlier, current) => {
      const others = [...new Set(earlier.toReversed())].filter((id) => id !== current);
      expect(shownViewed(viewedInOrder([...earlier, current]), current)).toEqual(others.slice(0, 8));
    }),
  );
});

test('restored products come after those that have been viewed since they were removed', () => {
  expect(restoreViewed(['3'], ['2', '3', '1'])).toEqual(['3', '2', '1']);
});

describe('the stored list', () => {
  test('is read as at most nine different ids; anything else in it is ignored', () => {
    const items = [null, 7, '', ' ', '45', '45', { id: '1' }, ['1'], '\ud800', '__proto__'];
    expect(readRecentlyViewed(JSON.stringify({ items }))).toEqual(['45', '__proto__']);
    const many = Array.from({ length: 1000 }, (_, index) => String(index));
    expect(readRecentlyViewed(JSON.stringify({ items: many }))).toEqual(many.slice(0, 9));
  });
});
