import { type ReactNode, useEffect } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { afterPaint, whenLoadedAndIdle } from '#app/lib/when-idle.ts';
import { savesData } from '#app/lib/saves-data.ts';
import { DEFAULT_FILTER } from './model/listing-filter.ts';
import { selectionOf } from './model/listing-query.ts';
import type { Page } from './model/paging.ts';
import { availableSortOrders } from './model/sort-order.ts';
import type { ProductListing } from './model/product-listing.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import { CardSkeletons, GridInSteps } from '#app/product/grid-in-steps.tsx';
import * as texts from './texts.ts';
import { ListingLayout } from './listing-layout.tsx';
import PagedResults from './paged-results.tsx';
import { useListingFilter } from './use-listing-filter.ts';
import { useProductListing } from './use-product-listing.ts';
import { useTable } from './use-table.ts';

/** The page that is shown, for the head of the document. */
export type ShownPage = Page & {
  readonly products: readonly ProductSummary[];
  readonly isFiltered: boolean;
  readonly pathTo: (page: number) => string;
};

type PagedListingProps = {
  /** The slug of the category. */
  readonly category: string;
  /** The version of the category's files. */
  readonly version: string;
  readonly listing: ProductListing;
  /** Renders title and links for the head of the document. */
  readonly renderHead: (shown: ShownPage) => ReactNode;
  /** Shown below the filter panel. */
  readonly children?: ReactNode;
};

/** The products of a category with several pages. The listing has the first page and loads the others. */
export function PagedListing({ category, version, listing, renderHead, children }: PagedListingProps) {
  const { filter, isInUrl, changeFilter, pathTo } = useListingFilter(listing.scope, DEFAULT_FILTER, {
    onChoice: listing.prepare,
    // The router renders the page twice for a new URL. If it did so before the paint, the list would appear later.
    beforeUrlChange: afterPaint,
  });
  const { answer, cards, latestCards, ...loading } = useProductListing(listing, filter, isInUrl);
  const { table, cardView, prepare, ...tableLoading } = useTable(category, filter, version);
  // After Back or Forward the browser restores the scroll position, so all cards are needed at once. This
  // does not apply to a filter that was chosen since and is not yet in the URL.
  const isAfterBackOrForward = useNavigationType() === NavigationType.Pop && isInUrl;
  // Preloads what the first filter and the next page need.
  useEffect(() => {
    if (savesData(navigator)) return;
    return whenLoadedAndIdle(() => {
      listing.prepare();
      listing.prepare({ ...filter, page: filter.page + 1 });
    });
  }, [listing, filter]);
  const prepareSortOrders = () => {
    for (const { key } of availableSortOrders(DEFAULT_FILTER.sort)) {
      listing.prepare({ ...filter, sort: key, order: undefined, page: 1 });
    }
  };
  const isLoading = loading.isLoading || tableLoading.isLoading;
  const hasFailed = loading.onRetry !== undefined || tableLoading.onRetry !== undefined;
  const retry = () => {
    loading.onRetry?.();
    tableLoading.onRetry?.();
  };
  const { total, facets, page, previews } = answer;
  return (
    <>
      {renderHead({ ...page, products: answer.cards ?? [], isFiltered: selectionOf(filter) !== '', pathTo })}
      <ListingLayout
        scope={listing.scope}
        facets={facets}
        filter={filter}
        onChange={changeFilter}
        defaults={DEFAULT_FILTER}
        count={total}
        countFor={(other) => listing.known(other)?.total}
        announcement={texts.shownAnnouncement(total, page)}
        onHoverOrFocus={() => listing.prepare()}
        onSortHoverOrFocus={prepareSortOrders}
        columnOrderLabel={table?.orderLabel(filter.order)}
        onTableHoverOrFocus={prepare}
        aside={children}
        renderAround={(content) => (
          <PagedResults
            page={page}
            total={total}
            requestedPage={isLoading || hasFailed ? page.page : filter.page}
            pathTo={pathTo}
            onHoverOrFocus={(number) => listing.prepare({ ...filter, page: number })}
            busy={isLoading}
            onRetry={hasFailed ? retry : undefined}
          >
            {content}
          </PagedResults>
        )}
      >
        {filter.view === 'table' && table ? (
          <table.View
            products={latestCards}
            table={table}
            filter={filter}
            onChange={changeFilter}
            isPaged={page.pageCount > 1}
          />
        ) : cards ? (
          <GridInSteps products={cards} view={cardView} allAtOnce={isAfterBackOrForward} />
        ) : (
          <CardSkeletons previews={previews} view={cardView} />
        )}
      </ListingLayout>
    </>
  );
}
