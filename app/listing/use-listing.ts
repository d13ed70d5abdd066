import { startTransition, useMemo, useOptimistic, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { withFigures } from '#app/figures/model/figure-table.ts';
import { fetchChecked } from '#app/lib/fetch-json.ts';
import { LoadCache } from '#app/lib/load-cache.ts';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { useLoaded } from '#app/lib/use-loaded.ts';
import type { ProductSummary } from '#app/product/model/product.ts';
import { DEFAULT_FILTER, type ListingFilter } from './model/listing-filter.ts';
import { changeFilter, parseListingQuery, selectionOf, toListingQuery } from './model/listing-query.ts';
import {
  type FilterData,
  isListedProducts,
  type ListedProducts,
  listingPath,
  scopeOf,
} from './model/listing-scope.ts';

export type ChangeFilter = (change: (filter: ListingFilter) => ListingFilter) => void;

export type ListingProps = {
  /** The slug of the category or combined page, whose figures are columns of the table. Absent for the results of a search. */
  readonly category?: string;
  readonly products: readonly ProductSummary[];
  /** Absent for the results of a search, which cannot be filtered by figures. */
  readonly filterData?: FilterData | undefined;
  /** Present if the category has several pages. `products` are then those of the first page in the default order. */
  readonly version?: string | undefined;
  /** The filter of a URL without filter parameters. */
  readonly defaults?: ListingFilter;
};

const files = new LoadCache<ListedProducts>();

/**
 * The products of a listing and the filter of its URL. The first filter, sort order or page loads the products that the page
 * does not contain. Until then, and if that fails, `isWhole` is false.
 */
export function useListing({ category = '', version, defaults = DEFAULT_FILTER, ...built }: ListingProps) {
  const [file, setFile] = useState(() => (version === undefined ? undefined : files.known(version)));
  const isWhole = version === undefined || file !== undefined;
  const { products: listed, filterData } = file ?? built;
  const products = useMemo(
    () => (filterData && isWhole ? withFigures(listed, filterData.columns) : listed),
    [listed, filterData, isWhole],
  );
  const scope = useMemo(() => filterData?.scope ?? scopeOf(products), [products, filterData]);
  const { filter, ...rest } = useListingFilter(scope, defaults);

  const load = () => files.load(version ?? '', () => fetchChecked(listingPath(category), isListedProducts));
  const selection = selectionOf(filter);
  const isNeeded = !isWhole && (selection !== '' || filter.page > 1);
  // Another filter or page is another attempt if loading has failed.
  const key = isNeeded ? `${selection}#${filter.page}` : undefined;
  const loading = useLoaded(key, async () => setFile(await load()));
  return {
    products,
    scope,
    isWhole,
    filter,
    ...rest,
    loading,
    prepare: () => void (isWhole || load().catch(() => undefined)),
  };
}

/**
 * The prerendered HTML has no query, so the first render uses the default filter. A chosen filter is returned before the URL
 * has it. `pathTo` returns the address of a page of the listing with the same filter.
 */
function useListingFilter(scope: FilterData['scope'], defaults: ListingFilter) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlQuery = useHydratedValue('', params.toString());
  const [query, showQuery] = useOptimistic(urlQuery);
  const filter = useMemo(
    () => parseListingQuery(new URLSearchParams(query), scope, defaults),
    [query, scope, defaults],
  );
  const queryOf = (next: ListingFilter) =>
    toListingQuery(next, defaults, new URLSearchParams(query)).toString();

  const onChange: ChangeFilter = (change) => {
    const next = queryOf(changeFilter(filter, change));
    startTransition(async () => {
      showQuery(next);
      // Setting the same query again adds no history entry.
      await navigate(`?${next}`, { preventScrollReset: true, replace: next === urlQuery });
    });
  };

  const pathTo = (page: number) => {
    const search = queryOf({ ...filter, page });
    // Prerendered pages have a slash at the end.
    const path = pathname.replace(/\/$/, '');
    return search === '' ? path : `${path}?${search}`;
  };
  return { filter, changeFilter: onChange, pathTo };
}
