import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from '#app/lib/use-store.ts';
import { columnsFor } from '#app/figures/model/columns-for.ts';
import { useColumns, useOffers } from '#app/offer/use-offers.ts';
import { useQuery } from '#app/ui/use-query.ts';
import { compareStore } from './compare-store.ts';
import { haveSameIds, readComparedIds, restoreIds, toCompareQuery } from './model/compare-address.ts';
import { MAX_COMPARED } from './model/comparison.ts';
import type { ProductWithFigures } from './model/comparison-rows.ts';

/**
 * The products that the page compares. While they are the visitor's own comparison, the address follows its changes, also
 * those of another tab. `removeShared` removes a product from the address of a shared comparison, and returns a function that
 * puts it back, which does nothing once the visitor has left the page.
 */
export function useComparedIds() {
  const [query, setQuery] = useQuery();
  const ownIds = useStore(compareStore).items.map(({ id }) => id);
  const ownKey = ownIds.join();
  const requestedIds = readComparedIds(query);
  const requestedKey = requestedIds.join();
  // The visitor's own comparison when the address last matched it. When the visitor changes the comparison, the address still
  // has these ids for a moment. That does not make it a shared comparison.
  const [lastOwnKey, setLastOwnKey] = useState('');
  if (requestedKey === ownKey && lastOwnKey !== ownKey) setLastOwnKey(ownKey);
  const isOwn = requestedKey === '' || requestedKey === lastOwnKey || haveSameIds(requestedIds, ownIds);

  const showOwn = useEffectEvent(() => setQuery(toCompareQuery(ownIds), true));
  useEffect(() => {
    if (isOwn && requestedKey !== ownKey) showOwn();
  }, [isOwn, requestedKey, ownKey]);

  /** The shared comparison that the page showed last; undefined once the visitor has left the page. */
  const lastShared = useRef<readonly string[]>(undefined);
  useEffect(() => {
    if (!isOwn) lastShared.current = requestedKey.split(',');
  }, [isOwn, requestedKey]);
  useEffect(
    () => () => {
      lastShared.current = undefined;
    },
    [],
  );
  const showShared = (ids: readonly string[]) => {
    lastShared.current = ids;
    setQuery(toCompareQuery(ids), true);
  };
  const removeShared = (id: string) => {
    const others = requestedIds.filter((other) => other !== id);
    showShared(others);
    return () => {
      if (lastShared.current) showShared(restoreIds(lastShared.current, requestedIds, others));
    };
  };
  return { ids: isOwn ? ownIds : requestedIds, isOwn, removeShared };
}

/** Loads these products, and what those are compared by that are compared: the first `MAX_COMPARED` that exist. */
export function useComparison(ids: readonly string[]) {
  const offers = useOffers(ids);
  const known = ids.flatMap((id) => offers.offers.get(id) ?? []);
  const compared = known.slice(0, MAX_COMPARED);
  const { columns, ...loading } = useColumns(compared.map(({ category }) => category));
  // A product that is added later is shown once it is known what those of its category are compared by.
  const products = compared.flatMap((offer): ProductWithFigures | readonly [] => {
    const attributes = columns.get(offer.category);
    return attributes ? { offer, attributes: columnsFor(attributes, [offer]), figures: offer.figures } : [];
  });
  return {
    products,
    beyondLimit: known.slice(MAX_COMPARED),
    unknownIds: ids.filter((id) => !offers.offers.has(id)),
    isLoading: !offers.isComplete || (!loading.isComplete && products.length === 0),
    hasFailed: offers.hasFailed || loading.hasFailed,
    retry: () => {
      offers.retry();
      loading.retry();
    },
  };
}
