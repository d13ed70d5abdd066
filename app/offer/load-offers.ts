import { createStore } from 'zustand/vanilla';
import { products } from '#app/back-end.ts';
import type { CatalogueProduct } from './model/catalogue-product.ts';

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

export type Offers = ReadonlyMap<string, CatalogueProduct>;

/**
 * Loads the current offers of these products, keyed by id. One that is missing does not exist.
 * @throws Error if they cannot be loaded
 */
export async function loadOffers(ids: readonly string[]): Promise<Offers> {
  const found = ids.length === 0 ? [] : await (await products()).find(ids);
  return new Map(found.map((product) => [product.id, product]));
}

/** The same for saved products, of which it records those that the catalogue lacks. None if they cannot be loaded. */
export async function loadSavedOffers(ids: readonly string[]): Promise<Offers> {
  try {
    const offers = await loadOffers(ids);
    recordCatalogue(ids, (id) => offers.has(id));
    return offers;
  } catch {
    return new Map();
  }
}
