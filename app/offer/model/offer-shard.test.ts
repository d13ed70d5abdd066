import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OFFER_SHARDS, offerShard, offerShardPath } from './offer-shard.ts';

describe('offerShard', () => {
  // Test vectors of 32-bit FNV-1a: "" 811c9dc5, "a" e40c292c, "foobar" bf9cf968.
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('places %j by its published hash', (id, hash) => {
    expect(offerShard(id)).toBe(hash % OFFER_SHARDS);
  });

  test('returns a number below the count of shards for every id', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        const shard = offerShard(id);
        expect(Number.isInteger(shard) && shard >= 0 && shard < OFFER_SHARDS).toBe(true);
      }),
    );
  });

  test('distributes 10,000 products about evenly', () => {
    const sizes = Array.from({ length: OFFER_SHARDS }, () => 0);
    for (let id = 1; id <= 10_000; id++) {
      const shard = offerShard(String(id));
      sizes[shard] = (sizes[shard] ?? 0) + 1;
    }
    expect(Math.min(...sizes)).toBeGreaterThan(500);
    expect(Math.max(...sizes)).toBeLessThan(800);
  });
});

test('offerShardPath returns the path of a shard', () => {
  expect(offerShardPath(7)).toBe('/data/offers/7.json');
});
