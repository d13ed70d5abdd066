import { useEffect, useMemo, useRef, useState } from 'react';
import { createPersistentStore } from '#app/lib/persistent-store.ts';
import { serializeTexts } from '#app/lib/saved-value.ts';
import { useStore } from '#app/lib/use-store.ts';
import { OnDemand } from '#app/ui/on-demand.tsx';
import { addViewed, readRecentlyViewed, type RecentlyViewed, shownViewed } from './model/recently-viewed.ts';
import styles from './recently-viewed.module.css';

const NOTHING_VIEWED: RecentlyViewed = [];

/** If storage fails, the products are kept in memory without a notice. */
export const recentlyViewedStore = createPersistentStore({
  key: 'recently-viewed',
  initial: NOTHING_VIEWED,
  parse: readRecentlyViewed,
  serialize: serializeTexts,
});

export function recordView(id: string): void {
  recentlyViewedStore.update((viewed) => ({ next: addViewed(viewed, id) }));
}

/**
 * The last viewed products, except for the one on the page. It belongs below everything else on a page, because it appears only
 * after hydration.
 */
export function RecentlyViewed({ viewing }: { readonly viewing?: string }) {
  const viewed = useStore(recentlyViewedStore);
  const ids = useMemo(() => shownViewed(viewed, viewing), [viewed, viewing]);
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const isEmpty = ids.length === 0;

  useEffect(() => {
    // Runs in a task of its own: hydration has just blocked the main thread, and the first access to storage is slow.
    const task = setTimeout(() => {
      if (viewing === undefined) recentlyViewedStore.restore();
      else recordView(viewing);
    });
    return () => clearTimeout(task);
  }, [viewing]);
  useEffect(() => recentlyViewedStore.syncWithOtherTabs(window), []);
  useEffect(() => {
    if (isEmpty || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isEmpty]);

  if (isEmpty) return null;
  // Reserves the space of the list, so that the footer does not move.
  const fallback = (
    <div ref={place} className={`${styles.place} no-print`}>
      <div className={styles.list}>
        {ids.map((id) => (
          <div key={id} className={styles.item} />
        ))}
      </div>
    </div>
  );
  return (
    <OnDemand
      load={async () => (await import('./recently-viewed-list.tsx')).RecentlyViewedList}
      when={isNear}
      props={{ ids }}
      fallback={fallback}
    />
  );
}
