import type { ProductWithFigures } from './model/comparison-rows.ts';
import { MAX_COMPARED } from './model/comparison.ts';
import { figuresById } from '#app/figures/model/figure-table.ts';
import type { CatalogueOffer } from '#app/offer/model/catalogue-offer.ts';
import { loadOffers } from '#app/offer/load-offers.ts';
import { loadFigureTables } from '#app/offer/load-figures.ts';

export type LoadedComparison = {
  /** The first `MAX_COMPARED` products that exist. */
  readonly products: readonly ProductWithFigures[];
  /** The products beyond the first `MAX_COMPARED`, which are named but not compared. */
  readonly beyondLimit: readonly CatalogueOffer[];
  /** The ids of products that do not exist. */
  readonly unknownIds: readonly string[];
};

/**
 * Loads the products with these ids: their offers, and the figures of those that are compared.
 * @throws Error if a file cannot be loaded or has an unexpected shape.
 */
export async function loadComparison(ids: readonly string[]): Promise<LoadedComparison> {
  const offers = await loadOffers();
  const known = ids.flatMap((id) => offers.get(id) ?? []);
  const shown = known.slice(0, MAX_COMPARED);
  return {
    products: await addFigures(shown),
    beyondLimit: known.slice(MAX_COMPARED),
    unknownIds: ids.filter((id) => !offers.has(id)),
  };
}

async function addFigures(offers: readonly CatalogueOffer[]): Promise<readonly ProductWithFigures[]> {
  const tables = await loadFigureTables(offers.map(({ category }) => category));
  const tableByCategory = new Map(
    [...tables].map(([category, table]) => [
      category,
      { attributes: table.attributes, figures: figuresById(table) },
    ]),
  );
  return offers.map((offer) => {
    const table = tableByCategory.get(offer.category);
    return { offer, attributes: table?.attributes ?? [], figures: table?.figures.get(offer.id) ?? {} };
  });
}
