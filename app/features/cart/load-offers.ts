import { loadJson } from '#app/browser/load-json.ts';
import { offerShard, offerShardPath } from '#app/domain/product/offer-shard.ts';
import type { Offer } from '#app/domain/product/product.ts';

/**
 * The shop's present offers of these products; an unknown product has none. Only the files that hold one of them
 * are fetched, so a catalogue of ten thousand costs a cart no more than one of fifty.
 */
export async function loadOffers(ids: readonly string[]): Promise<ReadonlyMap<string, Offer>> {
  const shards = [...new Set(ids.map(offerShard))];
  const loaded = await Promise.allSettled(shards.map((shard) => loadJson(offerShardPath(shard))));
  const offers = loaded.flatMap((result) =>
    result.status === 'fulfilled' && isOfferList(result.value) ? result.value : [],
  );
  return new Map(offers.map((offer) => [offer.id, offer]));
}

/** Our own built file, unless a host or a proxy has answered with something else. */
function isOfferList(value: unknown): value is readonly Offer[] {
  return (
    Array.isArray(value) &&
    value.every((offer: unknown) => isObject(offer) && typeof offer['price'] === 'number')
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
