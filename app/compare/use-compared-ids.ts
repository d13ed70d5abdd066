import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { comparePath, haveSameIds, readComparedIds, restoreId } from './model/compare-address.ts';
import { compareStore } from './compare-store.ts';

type ComparedIds = {
  readonly ids: readonly string[];
  /** Whether the page shows the visitor's own comparison rather than a shared one. */
  readonly isOwn: boolean;
  /**
   * Removes a product from the address of a shared comparison. Returns a function that puts it back. Once the visitor has
   * left the page, that function does nothing.
   */
  readonly removeShared: (id: string) => () => void;
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
  // The visitor's own comparison when the address last matched it. When the visitor changes the comparison, the address still
  // has these ids for a moment. That does not make it a shared comparison.
  const [lastOwnKey, setLastOwnKey] = useState('');
  if (requestedKey === ownKey && lastOwnKey !== ownKey) setLastOwnKey(ownKey);

  const isOwn = requestedKey === '' || requestedKey === lastOwnKey || haveSameIds(requestedIds, ownIds);

  useEffect(() => {
    if (isOwn && requestedKey !== ownKey) {
      void navigate(comparePath(ownKey === '' ? [] : ownKey.split(',')), REPLACE);
    }
  }, [isOwn, requestedKey, ownKey, navigate]);

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
    void navigate(comparePath(ids), REPLACE);
  };
  const removeShared = (id: string) => {
    showShared(requestedIds.filter((other) => other !== id));
    return () => {
      if (lastShared.current) showShared(restoreId(lastShared.current, id, requestedIds));
    };
  };

  return { ids: isOwn ? ownIds : requestedIds, isOwn, removeShared };
}

const REPLACE = { replace: true, preventScrollReset: true } as const;
