import { fetchJson } from '#app/browser/fetch-json.ts';
import { isOffer } from '#app/domain/product/is-product-summary.ts';
import { offerShard, offerShardPath } from '#app/domain/product/offer-shard.ts';
import type { Offer } from '#app/domain/product/product.ts';

/**
 * Loads the current offers of products, keyed by id. Products that no longer exist are missing, and so are those whose
 * file cannot be loaded. Only the files that contain one of the ids are loaded.
 */
export async function loadOffers(ids: readonly string[]): Promise<ReadonlyMap<string, Offer>> {
  const shards = [...new Set(ids.map(offerShard))];
  const loaded = await Promise.allSettled(shards.map((shard) => fetchJson(offerShardPath(shard))));
  const offers = loaded.flatMap((result) => (result.status === 'fulfilled' ? offersIn(result.value) : []));
  return new Map(offers.map((offer) => [offer.id, offer]));
}

/** The offers in a response, which may also be an error message from a proxy, for example. Leaves out what is not an offer. */
function offersIn(response: unknown): readonly Offer[] {
  return Array.isArray(response) ? response.filter(isOffer) : [];
}
