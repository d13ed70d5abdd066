import { useEffect, useMemo, useState } from 'react';
import { reloadOnce } from '#app/lib/reload-once.ts';
import type { ListingFilter } from './model/listing-filter.ts';
import { selectionOf } from './model/listing-query.ts';
import {
  firstAnswer,
  type ListingAnswer,
  ListingError,
  type ProductListing,
} from './model/product-listing.ts';

/** Cards that load faster than this replace the previous ones directly, because skeletons would only flicker. */
const SKELETONS_AFTER_MS = 100;

/**
 * Loads the answer for the filter and returns what to show meanwhile.
 * - `answer` is the previous complete answer until a part of the new one has arrived, and also if loading fails.
 * - `cards` are the products to show. While new ones load, these are the previous ones at first, and undefined after
 *   `SKELETONS_AFTER_MS`: then skeletons are shown.
 * - `latestCards` are the same for a view without skeletons: the previous products stay until the new ones are loaded.
 * - `onRetry` is present if loading failed.
 *
 * If the files are newer than the page, the page is loaded again, but only once the filter is in the URL (`isInUrl`):
 * an earlier reload would lose the choice.
 */
export function useProductListing(listing: ProductListing, filter: ListingFilter, isInUrl: boolean) {
  const key = `${selectionOf(filter)}#${filter.page}`;
  const known = useMemo(() => listing.known(filter), [listing, filter]);
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly answer: ListingAnswer }>();
  const [failure, setFailure] = useState<{ readonly key: string; readonly isOutdated: boolean }>();
  const [slowKey, setSlowKey] = useState<string>();
  const hasFailed = failure?.key === key;
  const isOutdated = hasFailed && failure.isOutdated;
  const current = loaded?.key === key ? loaded.answer : known;
  const isComplete = current?.cards !== undefined;

  const [previous, setPrevious] = useState(() => firstAnswer(listing));
  if (isComplete && current !== previous) setPrevious(current);
  // Forgets a failure when other products are chosen, so that choosing the failed ones again is another attempt.
  if (failure && !hasFailed) setFailure(undefined);

  useEffect(() => {
    if (isComplete || hasFailed) return;
    let isLatest = true;
    const steps = listing.query(filter);
    const timer = setTimeout(() => setSlowKey(key), SKELETONS_AFTER_MS);
    const load = async () => {
      for await (const answer of steps) {
        if (isLatest) setLoaded({ key, answer });
      }
    };
    load().catch((error: unknown) => {
      if (!isLatest) return;
      setFailure({ key, isOutdated: error instanceof ListingError && error.failure === 'outdated' });
    });
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [listing, filter, key, isComplete, hasFailed]);

  useEffect(() => {
    if (isOutdated && isInUrl) reloadOnce();
  }, [isOutdated, isInUrl]);

  const answer = (!hasFailed && current) || previous;
  const isSlow = slowKey === key;
  return {
    answer,
    cards: answer.cards ?? (isSlow ? undefined : previous.cards),
    latestCards: answer.cards ?? previous.cards ?? [],
    isLoading: !isComplete && !hasFailed,
    onRetry: hasFailed ? () => setFailure(undefined) : undefined,
  };
}
