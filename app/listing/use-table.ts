import { useEffect, useState } from 'react';
import { isLoadingPage } from '#app/lib/is-loading-page.ts';
import type { ListingFilter, ListingView } from './model/listing-filter.ts';
import type { ListingTable } from './listing-table.ts';
import { loadedTable, loadTable } from './load-table.ts';

/**
 * Loads the table if the filter needs it: for the table view, or to order the products by a column.
 * - `table` is undefined until it is loaded.
 * - `cardView` is the view to show in the meantime and if loading fails. It is the last view other than the table,
 *   at first the grid.
 * - `onRetry` is present if loading failed.
 * @param version see `loadTable`
 */
export function useTable(category: string | undefined, { view, order }: ListingFilter, version?: string) {
  const [table, setTable] = useState<ListingTable | undefined>(() => loadedTable(category));
  const [hasFailed, setHasFailed] = useState(false);
  const [cardView, setCardView] = useState<ListingView>('grid');
  if (view !== 'table' && view !== cardView) setCardView(view);
  const isNeeded = view === 'table' || order !== undefined;
  const isLoading = isNeeded && !table && !hasFailed;
  // Leaving the table resets the failure, so that choosing it again is another attempt.
  if (hasFailed && !isNeeded) setHasFailed(false);

  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    isLoadingPage.setState(true, true);
    loadTable(category, version).then(
      (loaded) => isCurrent && setTable(loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
      isLoadingPage.setState(false, true);
    };
  }, [category, version, isLoading]);

  return {
    table,
    cardView: view === 'table' ? cardView : view,
    isLoading,
    onRetry: hasFailed ? () => setHasFailed(false) : undefined,
    /** Call it when a visitor is about to choose the table. A failure is reported once the table is needed. */
    prepare: () => void loadTable(category, version).catch(() => undefined),
  };
}
