import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostRecent } from './most-recent.ts';

test.each([
  { items: [], max: 3, recent: [] },
  { items: ['a', 'b'], max: 3, recent: ['a', 'b'] },
  { items: ['a', 'b', 'c', 'd'], max: 3, recent: ['a', 'b', 'c'] },
  { items: ['b', 'a', 'b', 'c'], max: 3, recent: ['b', 'a', 'c'] },
  { items: ['__proto__', 'constructor', '__proto__'], max: 3, recent: ['__proto__', 'constructor'] },
])('the $max most recent items of $items are $recent', ({ items, max, recent }) => {
  expect(mostRecent(items, max)).toEqual(recent);
});

test('of two items with the same key the newer one stays', () => {
  expect(mostRecent(['Dome', 'ptz', 'dome'], 3, (item) => item.toLowerCase())).toEqual(['Dome', 'ptz']);
});

const anyItems = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));

test('an item that is added is first, is listed once, and the others keep their order', () => {
  fc.assert(
    fc.property(anyItems, fc.string(), fc.integer({ min: 1, max: 8 }), (items, item, max) => {
      const before = mostRecent(items, max);
      const [first, ...others] = mostRecent([item, ...before], max);
      expect(first).toBe(item);
      expect(others).toEqual(before.filter((other) => other !== item).slice(0, max - 1));
    }),
  );
});
