import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

describe('editDistance', () => {
  test.each([
    ['dome', 'dome', 0],
    ['dom', 'dome', 1],
    ['doome', 'dome', 1],
    ['dame', 'dome', 1],
    ['doem', 'dome', 1],
    ['hikvison', 'hikvision', 1],
    ['simenes', 'siemens', 2],
    ['abc', 'ca', 3],
    ['', 'dome', 4],
  ])('from %j to %j is %d', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });

  test('is symmetric, 0 only for equal words, and at most the length of the longer word', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(editDistance(b, a)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  test('counts a swap of two neighbouring letters as 1', () => {
    fc.assert(
      fc.property(word, word, (before, after) => {
        expect(editDistance(`${before}xy${after}`, `${before}yx${after}`)).toBe(1);
      }),
    );
  });
});
