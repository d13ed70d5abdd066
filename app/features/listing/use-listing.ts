import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/use-hydrated.ts';
import { listProducts } from '#app/domain/listing/listing.ts';
import type { ListingFilter } from '#app/domain/listing/listing-filter.ts';
import { parseListingQuery, toListingQuery } from '#app/domain/listing/listing-query.ts';
import type { ProductSummary } from '#app/domain/product/product.ts';

const NOTHING = new URLSearchParams();

/** The URL is the filter. The built page cannot know it, so the first render lists everything. */
export function useListing(products: readonly ProductSummary[]) {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const query = hydrated ? params : NOTHING;

  const filter = useMemo(() => parseListingQuery(query, products), [query, products]);
  const shown = useMemo(() => listProducts(products, filter), [products, filter]);

  const setFilter = (next: ListingFilter) => setParams(toListingQuery(next), { preventScrollReset: true });
  return { filter, setFilter, shown };
}
