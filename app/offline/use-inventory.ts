import { useEffect } from 'react';
import { useStore } from '#app/lib/use-store.ts';
import { type Inventory, inventory, refreshInventory } from './keep-shop.ts';
import { offlineUse } from './offline-use.ts';

/** What is kept now; undefined while it is looked up, or if it cannot be. */
export function useInventory(): Inventory | undefined {
  const use = useStore(offlineUse);
  useEffect(() => {
    if (use.kind === 'ready') void refreshInventory(use);
  }, [use]);
  return useStore(inventory);
}
