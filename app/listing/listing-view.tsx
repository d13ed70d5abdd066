import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { isLoadingPage } from '#app/lib/is-loading-page.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import { ProductGrid } from '#app/product/product-grid.tsx';
import { Button } from '#app/ui/button.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import { useLoadFailure } from '#app/ui/load-failure.ts';
import { Message } from '#app/ui/message.tsx';
import { ListingLayout } from './listing-layout.tsx';
import { facetsOf, filterProducts, listProducts } from './model/listing.ts';
import { DEFAULT_FILTER } from './model/listing-filter.ts';
import { selectionOf } from './model/listing-query.ts';
import { type Page, pageOf } from './model/paging.ts';
import type { PagedResultsProps } from './paged-results.tsx';
import * as texts from './texts.ts';
import { type ListingProps, useListing } from './use-listing.ts';
import { useTable } from './use-table.ts';
import styles from './listing-view.module.css';

const LazyPagedResults = lazy(() => import('./paged-results.tsx'));

type ShownPage = Page & {
  readonly products: readonly ProductSummary[];
  readonly isFiltered: boolean;
  readonly pathTo: (page: number) => string;
};

type ListingViewProps = ListingProps & {
  /** Shows several pages. Passed by a listing whose first render has several: a part that hydrates later would lose presses. */
  readonly Results?: ComponentType<PagedResultsProps>;
  readonly renderHead?: (shown: ShownPage) => ReactNode;
  readonly children?: ReactNode;
};

/** The products of a category or a search, with filters, sort order and views. */
export function ListingView({
  Results = LazyPagedResults,
  renderHead,
  children,
  ...props
}: ListingViewProps) {
  const { defaults = DEFAULT_FILTER } = props;
  const { products, scope, isWhole, filter, changeFilter, pathTo, ...listing } = useListing(props);
  const { table, cardView, ...tableState } = useTable(props.category, filter);
  const listed = useMemo(() => {
    if (!isWhole) return products;
    const sorted = listProducts(products, filter, scope);
    return table?.order(sorted, filter.order) ?? sorted;
  }, [products, isWhole, filter, scope, table]);
  const facets = useMemo(
    () => (isWhole ? facetsOf(products, scope, filter) : scope),
    [products, isWhole, scope, filter],
  );
  const total = isWhole ? listed.length : scope.total;
  const requestedPage = isWhole ? filter.page : 1;
  const page = useMemo(() => pageOf(total, requestedPage), [total, requestedPage]);
  const shown = useMemo(() => listed.slice(page.start, page.end), [listed, page]);

  const failed = [listing.loading, tableState.loading].filter(({ hasFailed }) => hasFailed);
  const isLoading = [listing.loading, tableState.loading].some((part) => !part.isComplete && !part.hasFailed);
  useProgressBar(isLoading);
  useLoadFailure(failed.length > 0);
  // The pressed button disappears, so the focus moves to the page's heading.
  const retry = () => {
    for (const part of failed) part.retry();
    focusHeading();
  };
  return (
    <>
      {renderHead?.({ ...page, products: shown, isFiltered: selectionOf(filter) !== '', pathTo })}
      <ListingLayout
        scope={scope}
        facets={facets}
        filter={filter}
        onChange={changeFilter}
        defaults={defaults}
        count={total}
        countFor={(other) => filterProducts(products, other, scope).length}
        announcement={texts.shownAnnouncement(total, page)}
        columnOrderLabel={table?.orderLabel(filter.order)}
        onHoverOrFocus={listing.prepare}
        onTableHoverOrFocus={tableState.prepare}
        aside={children}
        renderAround={(content) =>
          page.pageCount > 1 || requestedPage > 1 ? (
            <Suspense fallback={content}>
              <Results
                page={page}
                total={total}
                requestedPage={requestedPage}
                pathTo={pathTo}
                onHoverOrFocus={listing.prepare}
                busy={isLoading}
              >
                {content}
              </Results>
            </Suspense>
          ) : (
            content
          )
        }
      >
        <div className={styles.products} aria-busy={isLoading}>
          <Message role="alert">
            {failed.length > 0 && (
              <span className={styles.failure}>
                <span>{listing.loading.hasFailed ? texts.productsFailed : texts.tableFailed}</span>
                <Button small onClick={retry}>
                  {texts.retry}
                </Button>
              </span>
            )}
          </Message>
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
    </>
  );
}

/** Shows the bar at the top of the screen, as for a page that is being loaded. */
function useProgressBar(isLoading: boolean): void {
  useEffect(() => {
    if (!isLoading) return undefined;
    isLoadingPage.setState(true, true);
    return () => isLoadingPage.setState(false, true);
  }, [isLoading]);
}
