import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SITEMAP_SIZE, sitemapParts, startOfPart } from './root-files.ts';

test('divides the addresses only if they do not fit into one sitemap', () => {
  expect(sitemapParts(SITEMAP_SIZE)).toEqual([]);
  expect(sitemapParts(SITEMAP_SIZE + 1)).toEqual(['sitemap-1.xml', 'sitemap-2.xml']);
});

test('the parts follow one another without a gap', () => {
  fc.assert(
    fc.property(fc.integer({ min: SITEMAP_SIZE + 1, max: 12 * SITEMAP_SIZE }), (count) => {
      const starts = sitemapParts(count).map((name) => startOfPart(name, count));
      expect(starts).toEqual(starts.map((_, part) => part * SITEMAP_SIZE));
      expect(starts.length * SITEMAP_SIZE).toBeGreaterThanOrEqual(count);
    }),
    { numRuns: 20 },
  );
});

test('an unknown name has no addresses', () => {
  expect(startOfPart('sitemap-2.xml', SITEMAP_SIZE + 1)).toBe(SITEMAP_SIZE);
  expect(startOfPart('sitemap-3.xml', SITEMAP_SIZE + 1)).toBeUndefined();
  expect(startOfPart('sitemap-1.xml', 1)).toBeUndefined();
});
