import { fetchChecked, fetchJson } from '#app/lib/fetch-json.ts';
import { isListOf } from '#app/lib/type-guards.ts';
import { type CatalogueOffer, isCatalogueOffer, OFFERS_PATH } from './model/offer.ts';
import { createStore } from 'zustand/vanilla';

/** The ids of saved products that the catalogue lacked when their offers were last loaded. */
export const leftCatalogue = createStore<ReadonlySet<string>>()(() => new Set());

function recordCatalogue(ids: readonly string[], has: (id: string) => boolean): void {
  const known = leftCatalogue.getState();
  if (ids.every((id) => known.has(id) !== has(id))) return;
  const gone = new Set(known);
  for (const id of ids) {
    if (has(id)) gone.delete(id);
    else gone.add(id);
  }
  leftCatalogue.setState(gone, true);
}

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
