import { useLocation } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { compareStore } from './compare-store.ts';
import { comparePath } from './model/compare-address.ts';

/** Shows the tray while products are compared, except on the compare page. */
export function CompareTraySlot() {
  const { pathname } = useLocation();
  const count = useStore(compareStore, ({ items }) => items.length);
  if (count === 0 || pathname === comparePath([])) return null;
  return (
    <OnDemand load={async () => (await import('./compare-tray.tsx')).CompareTray} when={count} props={{}} />
  );
}
