import { allCategories, allProducts, keyFiguresOf } from '#app/catalogue/catalogue.server.ts';
import { toSearchEntry } from '#app/catalogue/projections.server.ts';
import type { SearchIndex } from '#app/features/search/search-index.ts';

/** `/data/search-index.json` */
export function loader() {
  const index: SearchIndex = {
    products: allProducts().map((product) => toSearchEntry(product, keyFiguresOf(product))),
    categories: allCategories().map(({ title, slug }) => ({ title, slug })),
  };
  return Response.json(index);
}
