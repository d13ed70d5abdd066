import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '#app/lib/use-store.ts';
import { comparePath } from './model/compare-address.ts';
import { notifyLoadFailure } from '#app/ui/load-failure.ts';
import { compareStore } from './compare-store.ts';
import type { CompareTray } from './compare-tray.tsx';

/** Shows the tray while products are compared, except on the compare page. The tray's code is loaded with the first product. */
export function CompareTraySlot() {
  const { pathname } = useLocation();
  const count = useStore(compareStore, ({ items }) => items.length);
  const [Tray, setTray] = useState<typeof CompareTray>();

  useEffect(() => {
    if (count === 0 || Tray) return;
    import('./compare-tray.tsx').then(
      (module) => setTray(() => module.CompareTray),
      // Loading fails without a connection. It is tried again when the number of compared products changes.
      () => void notifyLoadFailure(),
    );
  }, [count, Tray]);

  return count > 0 && pathname !== comparePath([]) && Tray && <Tray />;
}
