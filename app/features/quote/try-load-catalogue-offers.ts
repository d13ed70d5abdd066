import { type CatalogueOffer, isCatalogueOffer } from '#app/domain/product/catalogue-offer.ts';
import { loadOffers } from '#app/features/cart/load-offers.ts';

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
