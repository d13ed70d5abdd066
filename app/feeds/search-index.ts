import type { LoaderFunctionArgs } from 'react-router';
import { allCategories } from '#app/catalogue/catalogue.server.ts';
import { allProducts, products } from '#app/catalogue/products-in-use.server.ts';
import { toIndexedProduct } from '#app/catalogue/projections.server.ts';
import { queryOf, termIn } from '#app/lib/live-query.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import type { SearchIndex } from '#app/search/model/search-files.ts';

/** `/data/search-index.json`: what suggestions need. A live shop answers with suggestions: `?q=dome` */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (TAKES_ORDERS) return Response.json(await products().suggest(termIn(queryOf(request))));
  const index: SearchIndex = {
    products: (await allProducts()).map(toIndexedProduct),
    categories: allCategories().map(({ title, slug }) => ({ title, slug })),
  };
  return Response.json(index);
}
