import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/lib/use-hydrated-value.ts';
import { DEFAULT_FILTER, type ListingFilter } from './model/listing-filter.ts';
import { changeFilter, parseListingQuery, toListingQuery } from './model/listing-query.ts';
import type { ListingScope } from './model/listing-scope.ts';

export type ChangeFilter = (change: (filter: ListingFilter) => ListingFilter) => void;

type Options = {
  /** Called with a chosen filter before it is rendered. */
  readonly onChoice?: (filter: ListingFilter) => void;
  /** The URL changes when the returned promise resolves. For lists that take long to render. */
  readonly beforeUrlChange?: () => Promise<void>;
};

/**
 * The filter of the URL's query. The prerendered HTML has no query, so the first render uses the default filter. A chosen
 * filter is returned before the URL has it, and `isInUrl` is false until then. `pathTo` returns the address of a page of
 * the listing with the same filter.
 */
export function useListingFilter(
  scope: ListingScope,
  defaults = DEFAULT_FILTER,
  { onChoice, beforeUrlChange }: Options = {},
) {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const urlQuery = useHydratedValue('', params.toString());
  const [query, showQuery] = useOptimistic(urlQuery);
  const filter = useMemo(
    () => parseListingQuery(new URLSearchParams(query), scope, defaults),
    [query, scope, defaults],
  );

  const onChange: ChangeFilter = (change) => {
    const chosen = changeFilter(filter, change);
    onChoice?.(chosen);
    const next = toListingQuery(chosen, defaults, new URLSearchParams(query)).toString();
    startTransition(async () => {
      showQuery(next);
      if (beforeUrlChange) await beforeUrlChange();
      // Setting the same query again adds no history entry.
      await navigate(`?${next}`, { preventScrollReset: true, replace: next === urlQuery });
    });
  };

  const pathTo = (page: number) => {
    const search = toListingQuery({ ...filter, page }, defaults, new URLSearchParams(query)).toString();
    // Prerendered pages have a slash at the end.
    const path = pathname.replace(/\/$/, '');
    return search === '' ? path : `${path}?${search}`;
  };
  return { filter, isInUrl: query === urlQuery, changeFilter: onChange, pathTo };
}
