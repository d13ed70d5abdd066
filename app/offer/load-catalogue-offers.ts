import { fetchChecked } from '#app/lib/fetch-json.ts';
import { type CatalogueOffer, isCatalogueOffer } from './model/catalogue-offer.ts';
import { offerShard, offerShardPath } from './model/offer-shard.ts';
import { isListOf } from '#app/lib/type-guards.ts';

const isOfferFile = isListOf(isCatalogueOffer);

/**
 * Loads the offers with these ids, including brand, category and model, keyed by id. Products that do not exist are missing. The
 * other products of the loaded files are also in the map.
 * @throws Error if a file cannot be loaded or has an unexpected shape.
 */
export async function loadCatalogueOffers(
  ids: readonly string[],
): Promise<ReadonlyMap<string, CatalogueOffer>> {
  const shards = await Promise.all(
    [...new Set(ids.map(offerShard))].map((shard) => fetchChecked(offerShardPath(shard), isOfferFile)),
  );
  return new Map(shards.flat().map((offer) => [offer.id, offer]));
}
