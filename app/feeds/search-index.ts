import { allCategories } from '#app/catalogue/catalogue.server.ts';
import { allProducts } from '#app/catalogue/products-in-use.server.ts';
import { toIndexedProduct } from '#app/catalogue/projections.server.ts';
import type { SearchIndex } from '#app/search/model/search-files.ts';

/** `/data/search-index.json`: what suggestions need. */
export async function loader() {
  const index: SearchIndex = {
    products: (await allProducts()).map(toIndexedProduct),
    categories: allCategories().map(({ title, slug }) => ({ title, slug })),
  };
  return Response.json(index);
}
