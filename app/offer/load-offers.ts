import { fetchChecked, fetchJson } from '#app/lib/fetch-json.ts';
import { addressesOf } from '#app/lib/live-query.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
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
 * Loads the current offers of these products, keyed by id; if the shop is not live, those of all products. One that is missing
 * does not exist.
 * @throws Error if they cannot be loaded or have an unexpected shape
 */
export async function loadOffers(ids: readonly string[]): Promise<Offers> {
  const offers = TAKES_ORDERS
    ? loadParts(ids, (path) => fetchChecked(path, isListOf(isCatalogueOffer)))
    : fetchChecked(OFFERS_PATH, isListOf(isCatalogueOffer));
  return byId(await offers);
}

/** What a live shop has about the products. It is asked several times if there are many. */
async function loadParts<T>(
  ids: readonly string[],
  load: (path: string) => Promise<T>,
): Promise<FlatArray<T[], 1>[]> {
  return (await Promise.all(addressesOf(OFFERS_PATH, ids).map(load))).flat();
}

/**
 * Loads as many current offers of these products as can be read, none if they cannot be loaded. If what is loaded is sound,
 * records which of the ids, those of saved products, the catalogue lacks.
 */
export async function loadReadableOffers(ids: readonly string[]): Promise<Offers> {
  const loading: Promise<unknown> = TAKES_ORDERS ? loadParts(ids, fetchJson) : fetchJson(OFFERS_PATH);
  const file = await loading.catch(() => undefined);
  const entries: readonly unknown[] | undefined = Array.isArray(file) ? file : undefined;
  const readable = entries?.filter((entry) => isCatalogueOffer(entry)) ?? [];
  const offers = byId(readable);
  if (readable.length === entries?.length) recordCatalogue(ids, (id) => offers.has(id));
  return offers;
}

function byId(offers: readonly CatalogueOffer[]): Offers {
  return new Map(offers.map((offer) => [offer.id, offer]));
}
