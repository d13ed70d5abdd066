/**
 * The number of files among which the offers of all products are distributed. Refreshing a cart fetches only the files
 * of its products, so a cart with few lines needs only a part of all offers (decision 003).
 */
export const OFFER_SHARDS = 16;

/** The number of the file that contains the product's offer: the 32-bit FNV-1a hash (RFC 9923) modulo `OFFER_SHARDS`. */
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
