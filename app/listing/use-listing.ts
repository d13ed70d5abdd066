import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { fetchChecked } from '#app/lib/fetch-json.ts';
import { LoadCache } from '#app/lib/load-cache.ts';
import { TAKES_ORDERS } from '#app/lib/takes-orders.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import { useQuery } from '#app/ui/use-query.ts';
import { loadTable, tablePath, tables } from './load-table.ts';
import {
  facetsOf,
  filterProducts,
  isListedProducts,
  type ListedProduct,
  type ListedProducts,
  listingPath,
  type ListingScope,
  listProducts,
  scopeOf,
} from './model/listing.ts';
import { DEFAULT_FILTER, type ListingFilter, type ListingView } from './model/listing-filter.ts';
import { changeFilter, parseListingQuery, selectionOf, toListingQuery } from './model/listing-query.ts';
import { pageOf } from './model/paging.ts';
import * as texts from './texts.ts';
import { useAnswers } from './use-answers.ts';

export type ListingProps = {
  /** The slug of the category or combined page, whose figures are columns of the table. Absent for the results of a search. */
  readonly category?: string;
  readonly products: readonly ListedProduct[];
  /** Absent for the results of a search, unless a live shop found more than a page. */
  readonly scope?: ListingScope | undefined;
  /** Present if the category has several pages. `products` are then those of the first page in the default order. */
  readonly version?: string | undefined;
  /** Where a live shop answers for the results of a search with several pages. For a category, that is `listingPath`. */
  readonly answersAt?: string | undefined;
  /** The filter of a URL without filter parameters. */
  readonly defaults?: ListingFilter;
};

export type ChangeFilter = (change: (filter: ListingFilter) => ListingFilter) => void;
export type Listing = ReturnType<typeof useListing>;

const files = new LoadCache<ListedProducts>();
/**
 * What a listing shows by the filter in the address. The first filter, sort order or page loads the products that the page does
 * not contain. Until then, and if that fails, the products of the page stay. A live shop loads each filter, sort order and page.
 */
export function useListing({
  category = '',
  version = '',
  defaults = DEFAULT_FILTER,
  ...built
}: ListingProps) {
  const [file, setFile] = useState(() => files.known(version));
  const isWhole = version === '' || file !== undefined;
  const { products, scope: knownScope } = file ?? built;
  const scope = useMemo(() => knownScope ?? scopeOf(products), [products, knownScope]);

  const { pathname } = useLocation();
  const [query, setQuery] = useQuery();
  const filter = useMemo(() => parseListingQuery(query, scope, defaults), [query, scope, defaults]);
  const queryOf = (next: ListingFilter) => toListingQuery(next, defaults, query);
  const change: ChangeFilter = (changeOf) => setQuery(queryOf(changeFilter(filter, changeOf)));
  const pathTo = (page: number) => {
    const search = queryOf({ ...filter, page }).toString();
    // Prerendered pages have a slash at the end.
    const path = pathname.replace(/\/$/, '');
    return search === '' ? path : `${path}?${search}`;
  };

  const { view, order } = filter;
  const usesTable = view === 'table' || order !== undefined;
  const answers = TAKES_ORDERS
    ? // oxlint-disable-next-line react/rules-of-hooks -- a constant of the build
      useAnswers({
        address: isWhole ? undefined : (built.answersAt ?? listingPath(category)),
        category,
        first: { products, scope },
        filter,
        defaults,
        needsTable: usesTable,
      })
    : undefined;

  const selection = selectionOf(filter);
  const needsFile = !answers && !isWhole && (selection !== '' || filter.page > 1);
  // Another filter or page is another attempt if loading has failed.
  const fileLoading = useLoaded(needsFile ? `${selection}#${filter.page}` : undefined, async () =>
    setFile(await files.load(version, () => fetchChecked(listingPath(category), isListedProducts))),
  );

  const path = tablePath(category, products);
  const [knownTable] = useState(() => tables.known(path));
  // Shown until the table is loaded, and if that fails.
  const [cardView, setCardView] = useState<ListingView>('grid');
  if (view !== 'table' && view !== cardView) setCardView(view);
  const needsTable = !answers && !knownTable && usesTable;
  const tableLoading = useLoaded(needsTable ? path : undefined, () => loadTable(path));
  const table = answers ? answers.table : (knownTable ?? tableLoading.value);

  const listed = useMemo(() => {
    if (!isWhole) return products;
    const sorted = listProducts(products, filter, scope);
    return table?.order(sorted, filter.order) ?? sorted;
  }, [products, isWhole, filter, scope, table]);
  const facets = useMemo(
    () => (isWhole ? facetsOf(products, scope, filter) : scope),
    [products, isWhole, scope, filter],
  );
  const priceNote = filter.price && texts.noProductCosts(filter.price, scope.bounds);
  const total = answers ? answers.total : isWhole ? listed.length : scope.total;
  const requestedPage = answers ? answers.filter.page : isWhole ? filter.page : 1;
  const page = useMemo(() => pageOf(total, requestedPage), [total, requestedPage]);
  const shown = useMemo(() => listed.slice(page.start, page.end), [listed, page]);

  const productsLoading = answers ?? fileLoading;
  const failed = [productsLoading, tableLoading].filter(({ hasFailed }) => hasFailed);
  return {
    scope,
    facets: answers ? answers.facets : facets,
    filter,
    defaults,
    change,
    countFor: (other: ListingFilter) =>
      answers ? answers.countFor(other) : filterProducts(products, other, scope).length,
    total,
    /** Why the chosen price range has no products; undefined if it can have some. */
    priceNote,
    requestedPage,
    page,
    pathTo,
    shown: answers ? answers.products : shown,
    isFiltered: selection !== '',
    table,
    cardView,
    isLoading: [productsLoading, tableLoading].some((part) => !part.isComplete && !part.hasFailed),
    failure:
      failed[0] &&
      (productsLoading.hasFailed && !answers?.lacksTable ? texts.productsFailed : texts.tableFailed),
    retry: () => {
      for (const part of failed) part.retry();
    },
  };
}
