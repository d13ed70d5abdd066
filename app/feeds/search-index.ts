import { allCategories, allProducts, catalogueHash, partnersOf } from '#app/catalogue/catalogue.server.ts';
import { toIndexedProduct } from '#app/catalogue/projections.server.ts';
import { toIndexFile } from '#app/search/model/search-files.ts';

/** `/data/search-index.json`: what suggestions need, and what links a model in a query to its product. */
export function loader() {
  return Response.json(
    toIndexFile({
      version: catalogueHash(),
      products: allProducts().map((product) => toIndexedProduct(product, partnersOf(product.id).length > 0)),
      categories: allCategories().map(({ title, slug }) => ({ title, slug })),
    }),
  );
}
