import { useEffect, useState } from 'react';
import { isLoadingPage } from '#app/lib/is-loading-page.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import type { ListingFilter, ListingView } from './model/listing-filter.ts';
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
  const [known] = useState(() => loadedTable(category));
  const [cardView, setCardView] = useState<ListingView>('grid');
  if (view !== 'table' && view !== cardView) setCardView(view);
  const isNeeded = view === 'table' || order !== undefined;
  const loaded = useLoaded(isNeeded && !known ? (category ?? '') : undefined, () =>
    loadTable(category, version),
  );
  const isLoading = !loaded.isComplete && !loaded.hasFailed;

  useEffect(() => {
    if (!isLoading) return undefined;
    isLoadingPage.setState(true, true);
    return () => isLoadingPage.setState(false, true);
  }, [isLoading]);

  return {
    table: known ?? loaded.value,
    cardView: view === 'table' ? cardView : view,
    isLoading,
    onRetry: loaded.hasFailed ? loaded.retry : undefined,
    /** Call it when a visitor is about to choose the table. A failure is reported once the table is needed. */
    prepare: () => void loadTable(category, version).catch(() => undefined),
  };
}
