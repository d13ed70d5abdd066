import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '#app/lib/use-store.ts';
import { addViewed, readRecentlyViewed, type RecentlyViewed, shownViewed } from './model/recently-viewed.ts';
import styles from './recently-viewed.module.css';
import type { RecentlyViewedList } from './recently-viewed-list.tsx';
import { createPersistentStore } from '#app/lib/persistent-store.ts';
import { serializeTexts } from '#app/lib/saved-value.ts';

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

type RecentlyViewedProps = {
  /** The id of the product on the page. It is recorded as viewed, and not shown. */
  readonly viewing?: string;
};

/** The last viewed products. It belongs below everything else on a page, because it appears only after hydration. */
export function RecentlyViewed({ viewing }: RecentlyViewedProps) {
  const viewed = useStore(recentlyViewedStore);
  const ids = useMemo(() => shownViewed(viewed, viewing), [viewed, viewing]);

  useEffect(() => {
    // Runs in a task of its own: hydration has just blocked the main thread, and the first access to storage is slow.
    const task = setTimeout(() => {
      if (viewing === undefined) recentlyViewedStore.restore();
      else recordView(viewing);
    });
    return () => clearTimeout(task);
  }, [viewing]);
  useEffect(() => recentlyViewedStore.syncWithOtherTabs(window), []);

  return ids.length > 0 && <ListOnDemand ids={ids} />;
}

/** Reserves the space of the list until it is loaded, so that the footer does not move. */
function ListOnDemand({ ids }: { readonly ids: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  const [List, setList] = useState<typeof RecentlyViewedList>();

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./recently-viewed-list.tsx').then(
          (module) => setList(() => module.RecentlyViewedList),
          // The page is complete without the list.
          () => undefined,
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  if (List) return <List ids={ids} />;
  return (
    <div ref={place} className={styles.place}>
      <div className={styles.list}>
        {ids.map((id) => (
          <div key={id} className={styles.item} />
        ))}
      </div>
    </div>
  );
}
