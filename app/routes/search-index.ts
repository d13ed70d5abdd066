import { allCategories, allProducts, catalogueHash } from '#app/catalogue/catalogue.server.ts';
import { toIndexedProduct } from '#app/catalogue/projections.server.ts';
import { toIndexFile } from '#app/domain/search/search-files.ts';

/** `/data/search-index.json`: what suggestions need. */
export function loader() {
  return Response.json(
    toIndexFile({
      version: catalogueHash(),
      products: allProducts().map(toIndexedProduct),
      categories: allCategories().map(({ title, slug }) => ({ title, slug })),
    }),
  );
}
