import { fetchChecked } from '#app/lib/fetch-json.ts';
import { isOffer } from '#app/product/model/is-product-summary.ts';
import { offerShard, offerShardPath } from '#app/offer/model/offer-shard.ts';
import type { Offer } from '#app/product/model/product.ts';
import { isListOf } from '#app/lib/type-guards.ts';

const isOfferFile = isListOf(isOffer);

/**
 * Loads the current offers of products, keyed by id. Unlike `loadOffers`, it fails if a file cannot be loaded, so a missing
 * product is one that does not exist.
 * @throws Error if a file cannot be loaded or has an unexpected shape.
 */
export async function loadCurrentOffers(ids: readonly string[]): Promise<ReadonlyMap<string, Offer>> {
  const shards = await Promise.all(
    [...new Set(ids.map(offerShard))].map((shard) => fetchChecked(offerShardPath(shard), isOfferFile)),
  );
  return new Map(shards.flat().map((offer) => [offer.id, offer]));
}
