import { useEffect, useState } from 'react';
import { MAX_COMPARED } from './model/comparison.ts';
import { type LoadedComparison, loadComparison } from './load-comparison.ts';

type ShownComparison = {
  /** What has been loaded of the requested products; `undefined` until the first load has finished. */
  readonly comparison: LoadedComparison | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/**
 * Loads the products with these ids. When one is removed, the others are loaded again only if a product moves up from
 * beyond the limit.
 */
export function useLoadedComparison(ids: readonly string[]): ShownComparison {
  const [loaded, setLoaded] = useState<LoadedComparison>();
  const [failedKey, setFailedKey] = useState<string>();
  const key = ids.join();
  // Forgets a failure when other products are requested, so that a later request for the failed ones is a new attempt.
  if (failedKey !== undefined && failedKey !== key) setFailedKey(undefined);
  const needsLoading = !loaded || !isLoaded(loaded, ids);

  useEffect(() => {
    if (!needsLoading || failedKey === key) return;
    let isOutdated = false;
    loadComparison(key.split(',')).then(
      (comparison) => {
        if (!isOutdated) setLoaded(comparison);
      },
      () => {
        if (!isOutdated) setFailedKey(key);
      },
    );
    return () => {
      isOutdated = true;
    };
  }, [key, needsLoading, failedKey]);

  return {
    comparison: loaded && narrow(loaded, ids),
    hasFailed: needsLoading && failedKey === key,
    retry: () => setFailedKey(undefined),
  };
}

/** A product that was beyond the limit has no figures yet, so it must be loaded again when it moves up to be compared. */
function isLoaded({ products, beyondLimit, unknownIds }: LoadedComparison, ids: readonly string[]): boolean {
  const withFigures = new Set(products.map(({ offer }) => offer.id));
  const withoutFigures = new Set(beyondLimit.map(({ id }) => id));
  return ids
    .filter((id) => !unknownIds.includes(id))
    .every((id, index) => withFigures.has(id) || (index >= MAX_COMPARED && withoutFigures.has(id)));
}

/** Leaves out what is not requested any more. */
function narrow(
  { products, beyondLimit, unknownIds }: LoadedComparison,
  ids: readonly string[],
): LoadedComparison {
  return {
    products: ids.flatMap((id) => products.find(({ offer }) => offer.id === id) ?? []),
    beyondLimit: beyondLimit.filter(({ id }) => ids.includes(id)),
    unknownIds: unknownIds.filter((id) => ids.includes(id)),
  };
}
