import { useState } from 'react';
import { fetchJson } from '#app/lib/fetch-json.ts';
import { LoadCache } from '#app/lib/load-cache.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { figureTablePath } from '#app/figures/model/figure-table.ts';
import type { ListingFilter, ListingView } from './model/listing-filter.ts';
import type { ListingTable } from './product-table.tsx';

/** The tables by category. The key of a table without figures is empty. */
const tables = new LoadCache<ListingTable>();

/** Loads the code of the table and the figures of the category's products. Search results have no category and no figures. */
function loadTable(category: string): Promise<ListingTable> {
  return tables.load(category, async () => {
    const figures = category === '' ? undefined : fetchJson(figureTablePath(category));
    const [{ ListingTable }, file] = await Promise.all([import('./product-table.tsx'), figures]);
    return new ListingTable(file);
  });
}

/**
 * Loads the table if the filter needs it: for the table view, or to order the products by a column. `cardView` is the view to
 * show in the meantime and if loading fails. It is the last view other than the table, at first the grid.
 */
export function useTable(category = '', { view, order }: ListingFilter) {
  const [known] = useState(() => tables.known(category));
  const [cardView, setCardView] = useState<ListingView>('grid');
  if (view !== 'table' && view !== cardView) setCardView(view);
  const isNeeded = view === 'table' || order !== undefined;
  const loading = useLoaded(isNeeded && !known ? category : undefined, () => loadTable(category));
  return {
    table: known ?? loading.value,
    cardView: view === 'table' ? cardView : view,
    loading,
    prepare: () => void loadTable(category).catch(() => undefined),
  };
}
