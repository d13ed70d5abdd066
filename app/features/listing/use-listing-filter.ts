import { useEffect, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/browser/use-hydrated-value.ts';
import { DEFAULT_FILTER, type ListingFilter } from '#app/domain/listing/listing-filter.ts';
import { changeFilter, parseListingQuery, toListingQuery } from '#app/domain/listing/listing-query.ts';
import type { ListingScope } from '#app/domain/listing/listing-scope.ts';

export type ChangeFilter = (change: (filter: ListingFilter) => ListingFilter) => void;

/**
 * The filter of the URL's query. The prerendered HTML has no query, so the first render uses the default filter.
 * `pathTo` is the address of another page with the same filter. `onChoice` is called with a chosen filter before the URL
 * changes.
 */
export function useListingFilter(
  scope: ListingScope,
  defaults = DEFAULT_FILTER,
  onChoice?: (filter: ListingFilter) => void,
) {
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const query = useHydratedValue('', params.toString());
  const filter = useMemo(
    () => parseListingQuery(new URLSearchParams(query), scope, defaults),
    [query, scope, defaults],
  );

  // Two clicks can come before the URL has changed. The second change then starts from the result of the first.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  }, [filter]);
  const onChange: ChangeFilter = (change) => {
    latest.current = changeFilter(latest.current, change);
    onChoice?.(latest.current);
    const next = toListingQuery(latest.current, defaults, params);
    // Setting the same query again adds no history entry.
    const replace = String(next) === String(params);
    setParams(next, { preventScrollReset: true, replace });
  };

  const pathTo = (page: number) => {
    const search = toListingQuery({ ...filter, page }, defaults, new URLSearchParams(query)).toString();
    // Prerendered pages have a slash at the end.
    const path = pathname.replace(/\/$/, '');
    return search === '' ? path : `${path}?${search}`;
  };
  return { filter, changeFilter: onChange, pathTo };
}
