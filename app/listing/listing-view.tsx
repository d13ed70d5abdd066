import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { withFigures } from '#app/figures/model/figure-facet.ts';
import { facetsOf } from './model/facet.ts';
import type { FilterData } from './model/filter-data.ts';
import { filterProducts, listProducts } from './model/listing.ts';
import { DEFAULT_FILTER, type ListingFilter } from './model/listing-filter.ts';
import { scopeOf } from './model/listing-scope.ts';
import { pageOf } from './model/paging.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import { ProductGrid } from '#app/product/product-grid.tsx';
import * as texts from './texts.ts';
import { focusHeading } from '#app/ui/focus.ts';
import { ListingLayout } from './listing-layout.tsx';
import styles from './listing-view.module.css';
import { RetryMessage } from './retry-message.tsx';
import { useListingFilter } from './use-listing-filter.ts';
import { useTable } from './use-table.ts';

/** Loaded on demand, because most listings have one page. */
const PagedResults = lazy(() => import('./paged-results.tsx'));

type ListingViewProps = {
  /** The slug of the category or combined page, whose figures are columns of the table. Absent for the results of a search. */
  readonly category?: string;
  readonly products: readonly ProductSummary[];
  /** Absent for the results of a search, which cannot be filtered by figures. */
  readonly filterData?: FilterData | undefined;
  /** The filter of a URL without filter parameters. */
  readonly defaults?: ListingFilter;
  /** Shown below the filter panel. */
  readonly children?: ReactNode;
};

/** The products of a category or a search, with filters, sort order and views. Needs all products in memory. */
export function ListingView({
  category,
  products: withoutFigures,
  filterData,
  defaults = DEFAULT_FILTER,
  children,
}: ListingViewProps) {
  const products = useMemo(
    () => (filterData ? withFigures(withoutFigures, filterData.columns) : withoutFigures),
    [withoutFigures, filterData],
  );
  const scope = useMemo(() => filterData?.scope ?? scopeOf(products), [products, filterData]);
  const { filter, changeFilter, pathTo } = useListingFilter(scope, defaults);
  const { table, cardView, isLoading, onRetry, prepare } = useTable(category, filter);
  const listed = useMemo(() => {
    const sorted = listProducts(products, filter, scope);
    return table?.order(sorted, filter.order) ?? sorted;
  }, [products, filter, scope, table]);
  const facets = useMemo(() => facetsOf(products, scope, filter), [products, scope, filter]);
  const page = pageOf(listed.length, filter.page);
  const shown = useMemo(() => {
    const { start, end } = pageOf(listed.length, filter.page);
    return listed.slice(start, end);
  }, [listed, filter.page]);
  // The pressed button disappears, so the focus moves to the page's heading.
  const retry = () => {
    onRetry?.();
    focusHeading();
  };
  return (
    <ListingLayout
      scope={scope}
      facets={facets}
      filter={filter}
      onChange={changeFilter}
      defaults={defaults}
      count={listed.length}
      countFor={(other) => filterProducts(products, other, scope).length}
      announcement={texts.shownAnnouncement(listed.length, page)}
      columnOrderLabel={table?.orderLabel(filter.order)}
      onTableHoverOrFocus={prepare}
      aside={children}
      renderAround={(content) =>
        page.pageCount > 1 || filter.page > 1 ? (
          <Suspense fallback={content}>
            <PagedResults page={page} total={listed.length} requestedPage={filter.page} pathTo={pathTo}>
              {content}
            </PagedResults>
          </Suspense>
        ) : (
          content
        )
      }
    >
      <div className={styles.products} aria-busy={isLoading}>
        <RetryMessage text={texts.tableFailed} onRetry={onRetry && retry} />
        {filter.view === 'table' && table ? (
          <table.View
            products={shown}
            table={table}
            filter={filter}
            onChange={changeFilter}
            isPaged={page.pageCount > 1}
          />
        ) : (
          <ProductGrid products={shown} view={cardView} />
        )}
      </div>
    </ListingLayout>
  );
}
