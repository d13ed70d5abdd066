import { allCategories, allProducts } from '#app/catalogue/catalogue.server.ts';
import { toIndexedProduct } from '#app/catalogue/projections.server.ts';
import type { SearchIndex } from '#app/search/model/search-files.ts';

/** `/data/search-index.json`: what suggestions need. */
export function loader() {
  const index: SearchIndex = {
    products: allProducts().map(toIndexedProduct),
    categories: allCategories().map(({ title, slug }) => ({ title, slug })),
  };
  return Response.json(index);
}
