import { fetchJson } from '#app/browser/fetch-json.ts';
import { offerShard, offerShardPath } from '#app/domain/product/offer-shard.ts';
import type { Offer } from '#app/domain/product/product.ts';

/**
 * Loads the current offers of products, keyed by id. Products that no longer exist are missing, and so are those whose
 * file cannot be loaded. Only the files that contain one of the ids are loaded.
 */
export async function loadOffers(ids: readonly string[]): Promise<ReadonlyMap<string, Offer>> {
  const shards = [...new Set(ids.map(offerShard))];
  const loaded = await Promise.allSettled(shards.map((shard) => fetchJson(offerShardPath(shard))));
  const offers = loaded.flatMap((result) =>
    result.status === 'fulfilled' && isOfferList(result.value) ? result.value : [],
  );
  return new Map(offers.map((offer) => [offer.id, offer]));
}

/** Whether the response is one of the built files, and not an error message from a proxy, for example. */
function isOfferList(value: unknown): value is readonly Offer[] {
  return Array.isArray(value) && value.every(isOffer);
}

function isOffer(value: unknown): value is Offer {
  return typeof value === 'object' && value !== null && 'price' in value && typeof value.price === 'number';
}
