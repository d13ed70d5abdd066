import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressesOfPart, SITEMAP_SIZE, sitemapParts } from './root-files.ts';

test('divides the addresses only if they do not fit into one sitemap', () => {
  expect(sitemapParts(SITEMAP_SIZE)).toEqual([]);
  expect(sitemapParts(SITEMAP_SIZE + 1)).toEqual(['sitemap-1.xml', 'sitemap-2.xml']);
});

test('every address is in exactly one part, and no part is too long', () => {
  fc.assert(
    fc.property(fc.integer({ min: SITEMAP_SIZE + 1, max: 12 * SITEMAP_SIZE }), (count) => {
      const addresses = Array.from({ length: count }, (_, index) => index);
      const parts = sitemapParts(count).map((name) => addressesOfPart(name, addresses) ?? []);
      expect(parts.flat()).toEqual(addresses);
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(SITEMAP_SIZE);
    }),
    { numRuns: 20 },
  );
});

test('an unknown name has no addresses', () => {
  const addresses = Array.from({ length: SITEMAP_SIZE + 1 }, (_, index) => index);
  expect(addressesOfPart('sitemap-2.xml', addresses)).toEqual([SITEMAP_SIZE]);
  expect(addressesOfPart('sitemap-3.xml', addresses)).toBeUndefined();
  expect(addressesOfPart('sitemap-1.xml', [1])).toBeUndefined();
});
