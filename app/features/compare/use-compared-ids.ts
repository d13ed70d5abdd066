import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStore } from '#app/browser/use-store.ts';
import { comparePath, haveSameIds, readComparedIds } from '#app/domain/compare/compare-address.ts';
import { compareStore } from './compare-store.ts';

type ComparedIds = {
  readonly ids: readonly string[];
  /** Whether the page shows the visitor's own comparison, and not one that was shared. */
  readonly isOwn: boolean;
  readonly show: (ids: readonly string[]) => void;
};

/**
 * The products that the page compares. While they are the visitor's own comparison, the address follows its changes, also
 * those of another tab.
 */
export function useComparedIds(): ComparedIds {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const ownIds = useStore(compareStore).items.map(({ id }) => id);
  const ownKey = ownIds.join();
  const requestedIds = readComparedIds(params) ?? [];
  const requestedKey = requestedIds.join();
  // The visitor's own comparison when the address last matched it. A change reaches the comparison before the address, and
  // until then the page still shows the visitor's own.
  const [lastOwnKey, setLastOwnKey] = useState('');
  if (requestedKey === ownKey && lastOwnKey !== ownKey) setLastOwnKey(ownKey);

  const isOwn = requestedKey === '' || requestedKey === lastOwnKey || haveSameIds(requestedIds, ownIds);

  useEffect(() => {
    if (isOwn && requestedKey !== ownKey) {
      void navigate(comparePath(ownKey === '' ? [] : ownKey.split(',')), REPLACE);
    }
  }, [isOwn, requestedKey, ownKey, navigate]);

  return {
    ids: isOwn ? ownIds : requestedIds,
    isOwn,
    show: (ids) => void navigate(comparePath(ids), REPLACE),
  };
}

const REPLACE = { replace: true, preventScrollReset: true } as const;
