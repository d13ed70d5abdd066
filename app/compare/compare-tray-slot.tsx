import { useLocation } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { compareStore } from './compare-store.ts';
import { comparePath } from './model/compare-address.ts';

const loadTray = async () => (await import('./compare-tray.tsx')).CompareTray;
const NO_PROPS = {};

/** Shows the tray while products are compared, except on the compare page. The tray's code is loaded with the first product. */
export function CompareTraySlot() {
  const { pathname } = useLocation();
  const count = useStore(compareStore, ({ items }) => items.length);
  return (
    count > 0 && pathname !== comparePath([]) && <OnDemand load={loadTray} when={count} props={NO_PROPS} />
  );
}
