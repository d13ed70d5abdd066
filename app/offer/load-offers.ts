import { fetchChecked, fetchJson } from '#app/lib/fetch-json.ts';
import { isListOf } from '#app/lib/type-guards.ts';
import { recordCatalogue } from './left-catalogue.ts';
import { type CatalogueOffer, isCatalogueOffer, OFFERS_PATH } from './model/catalogue-offer.ts';

export type Offers = ReadonlyMap<string, CatalogueOffer>;

/**
 * Loads the current offers of all products, keyed by id. A product that is missing does not exist.
 * @throws Error if the file cannot be loaded or has an unexpected shape
 */
export async function loadOffers(): Promise<Offers> {
  return byId(await fetchChecked(OFFERS_PATH, isListOf(isCatalogueOffer)));
}

/**
 * Loads as many current offers as can be read, none if the file cannot be loaded. If the file is sound, records which
 * of the ids, those of saved products, the catalogue lacks.
 */
export async function loadReadableOffers(ids: readonly string[]): Promise<Offers> {
  const file = await fetchJson(OFFERS_PATH).catch(() => undefined);
  const entries: readonly unknown[] | undefined = Array.isArray(file) ? file : undefined;
  const readable = entries?.filter((entry) => isCatalogueOffer(entry)) ?? [];
  const offers = byId(readable);
  if (readable.length === entries?.length) recordCatalogue(ids, (id) => offers.has(id));
  return offers;
}

function byId(offers: readonly CatalogueOffer[]): Offers {
  return new Map(offers.map((offer) => [offer.id, offer]));
}
