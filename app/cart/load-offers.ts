import { fetchJson } from '#app/lib/fetch-json.ts';
import { isOffer } from '#app/product/model/is-product-summary.ts';
import { offerShard, offerShardPath } from '#app/offer/model/offer-shard.ts';
import type { Offer } from '#app/product/model/product.ts';
import { recordCatalogue } from '#app/offer/left-catalogue.ts';

/**
 * Loads the current offers of products, keyed by id. Products that no longer exist are missing, and so are those whose
 * file cannot be loaded. Only the files that contain one of the ids are loaded.
 */
export async function loadOffers(ids: readonly string[]): Promise<ReadonlyMap<string, Offer>> {
  const offers = new Map<string, Offer>();
  /** The files of which every entry is an offer, so that a missing product does not exist. */
  const complete = new Set<number>();
  const load = async (shard: number) => {
    const entries = entriesOf(await fetchJson(offerShardPath(shard)));
    const valid = entries?.filter(isOffer) ?? [];
    for (const offer of valid) offers.set(offer.id, offer);
    if (valid.length === entries?.length) complete.add(shard);
  };
  await Promise.allSettled([...new Set(ids.map(offerShard))].map(load));
  recordCatalogue(
    ids.filter((id) => complete.has(offerShard(id))),
    (id) => offers.has(id),
  );
  return offers;
}

/** The entries of a response, which may also be an error message from a proxy, for example. */
function entriesOf(response: unknown): readonly unknown[] | undefined {
  return Array.isArray(response) ? response : undefined;
}
