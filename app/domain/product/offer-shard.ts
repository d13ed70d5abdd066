/**
 * Offers are published in this many files, so that refreshing a cart fetches a few small ones
 * and costs the same with 58 products as with 10,000.
 */
export const OFFER_SHARDS = 32;

/** The file that holds a product's offer: FNV-1a, 32 bit (RFC 9923), modulo the number of files. */
export function offerShard(id: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0) % OFFER_SHARDS;
}

/** `7` → `/data/offers/7.json` */
export function offerShardPath(shard: number): string {
  return `/data/offers/${shard}.json`;
}
