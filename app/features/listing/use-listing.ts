import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/browser/use-hydrated-value.ts';
import { listProducts } from '#app/domain/listing/listing.ts';
import { DEFAULT_FILTER, type ListingFilter } from '#app/domain/listing/listing-filter.ts';
import { parseListingQuery, toListingQuery } from '#app/domain/listing/listing-query.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';

export type ChangeFilter = (change: (filter: ListingFilter) => ListingFilter) => void;

/**
 * The filter of the URL's query and the products that match it. The prerendered HTML has no query, so the first render
 * uses the default filter.
 */
export function useListing(products: readonly ProductSummary[], defaults = DEFAULT_FILTER) {
  const [params, setParams] = useSearchParams();
  const query = useHydratedValue('', params.toString());

  const filter = useMemo(
    () => parseListingQuery(new URLSearchParams(query), products, defaults),
    [query, products, defaults],
  );
  const shownProducts = useMemo(() => listProducts(products, filter), [products, filter]);

  // Two clicks can come before the URL has changed. The second change then starts from the result of the first.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  }, [filter]);
  const changeFilter: ChangeFilter = (change) => {
    latest.current = change(latest.current);
    const next = toListingQuery(latest.current, defaults, params);
    // Setting the same query again adds no history entry.
    const replace = String(next) === String(params);
    setParams(next, { preventScrollReset: true, replace });
  };
  return { filter, changeFilter, shownProducts };
}
