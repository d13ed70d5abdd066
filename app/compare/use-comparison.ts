import type { ProductWithFigures } from './model/comparison-rows.ts';
import { MAX_COMPARED } from './model/comparison.ts';
import { useFigures, useOffers } from '#app/offer/use-offers.ts';

/** Loads the products with these ids: their offers, and the figures of those that are compared. */
export function useComparison(ids: readonly string[]) {
  const offers = useOffers(ids);
  const known = ids.flatMap((id) => offers.offers.get(id) ?? []);
  const compared = known.slice(0, MAX_COMPARED);
  const { tables, figures, ...loading } = useFigures(compared.map(({ category }) => category));
  // A product that is added later is shown once its figures are loaded.
  const products = compared.flatMap((offer): ProductWithFigures | readonly [] => {
    const attributes = tables.get(offer.category)?.attributes;
    return attributes ? { offer, attributes, figures: figures.get(offer.id) ?? {} } : [];
  });
  return {
    /** The first `MAX_COMPARED` products that exist. */
    products,
    /** The products beyond the first `MAX_COMPARED`, which are named but not compared. */
    beyondLimit: known.slice(MAX_COMPARED),
    /** The ids of products that do not exist. */
    unknownIds: ids.filter((id) => !offers.offers.has(id)),
    isLoading: !offers.isComplete || (!loading.isComplete && products.length === 0),
    hasFailed: offers.hasFailed || loading.hasFailed,
    retry: () => {
      offers.retry();
      loading.retry();
    },
  };
}
