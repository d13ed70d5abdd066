import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { compareStore } from './compare-store.ts';

/** The pages on which products are chosen: listings, search results and products. */
const WITH_TRAY = /^\/(?:category|search|product)(?:\/|$)/;

/** Restores what was compared, and shows the tray while products are. */
export function CompareTraySlot() {
  const { pathname } = useLocation();
  useEffect(() => {
    // After what hydration has to do at once, see `useStartUp()`.
    const task = setTimeout(() => compareStore.restore());
    const stopSyncing = compareStore.syncWithOtherTabs(window);
    return () => {
      clearTimeout(task);
      stopSyncing();
    };
  }, []);
  const count = useStore(compareStore, ({ items }) => items.length);
  if (count === 0 || !WITH_TRAY.test(pathname)) return null;
  return (
    <OnDemand load={async () => (await import('./compare-tray.tsx')).CompareTray} when={count} props={{}} />
  );
}
