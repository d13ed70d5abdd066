import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHydratedValue } from '#app/browser/use-hydrated-value.ts';
import { listProducts } from '#app/domain/listing/listing.ts';
import { type ListingFilter, NO_FILTER } from '#app/domain/listing/listing-filter.ts';
import { parseListingQuery, toListingQuery } from '#app/domain/listing/listing-query.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';

export type ChangeFilter = (change: (filter: ListingFilter) => ListingFilter) => void;

/** The URL is the filter. The built page cannot know it, so the first render lists everything. */
export function useListing(products: readonly ProductSummary[], initial = NO_FILTER) {
  const [params, setParams] = useSearchParams();
  const query = useHydratedValue('', params.toString());

  const filter = useMemo(
    () => parseListingQuery(new URLSearchParams(query), products, initial),
    [query, products, initial],
  );
  const shown = useMemo(() => listProducts(products, filter), [products, filter]);

  // What was asked for is drawn by now, unseen (scripts/page-start.js). It is shown a frame later: shown in the same one,
  // it would count as having jumped.
  useEffect(() => {
    const show = () => delete document.documentElement.dataset['asked'];
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(show);
    });
    return () => {
      cancelAnimationFrame(frame);
      show();
    };
  }, []);

  // Two quick clicks may come before the URL has followed the first: the second builds on what was asked for.
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  }, [filter]);
  const changeFilter: ChangeFilter = (change) => {
    latest.current = change(latest.current);
    const asked = toListingQuery(latest.current, initial, params);
    // What is asked for again leaves no second step to go back.
    const replace = String(asked) === String(params);
    setParams(asked, { preventScrollReset: true, replace });
  };
  return { filter, changeFilter, shown };
}
