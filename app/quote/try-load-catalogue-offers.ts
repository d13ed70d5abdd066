import { type CatalogueOffer, isCatalogueOffer } from '#app/offer/model/catalogue-offer.ts';
import { loadOffers } from '#app/cart/load-offers.ts';

/**
 * Loads the current offers with brand and model, keyed by id. Products that no longer exist or whose file cannot be
 * loaded are missing.
 */
export async function tryLoadCatalogueOffers(
  ids: readonly string[],
): Promise<ReadonlyMap<string, CatalogueOffer>> {
  const offers = [...(await loadOffers(ids)).values()];
  return new Map(offers.filter((offer) => isCatalogueOffer(offer)).map((offer) => [offer.id, offer]));
}
