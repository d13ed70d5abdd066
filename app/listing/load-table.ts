import { figureTablePath } from '#app/figures/model/figure-table.ts';
import { fetchJson } from '#app/lib/fetch-json.ts';
import { LoadCache } from '#app/lib/load-cache.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import type { ListingTable } from './product-table.tsx';

/** By `tablePath`. */
export const tables = new LoadCache<ListingTable>();

/**
 * The address of the figures that a table shows: those of a category, in a live shop those of these products. Empty for search
 * results, whose table has no figures.
 */
export function tablePath(category: string, products: readonly ProductSummary[]): string {
  if (category === '') return '';
  const path = figureTablePath(category);
  if (!TAKES_ORDERS) return path;
  // Written out, because other shops would load a function of `live-query.ts`.
  return `${path}?${new URLSearchParams(products.map(({ id }) => ['id', id]))}`;
}

export function loadTable(path: string): Promise<ListingTable> {
  return tables.load(path, async () => {
    const figures = path === '' ? undefined : fetchJson(path);
    const [{ listingTable }, file] = await Promise.all([import('./product-table.tsx'), figures]);
    return listingTable(file);
  });
}
