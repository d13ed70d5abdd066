import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { isLoadingPage } from '#app/lib/is-loading-page.ts';
import { useStore } from '#app/lib/use-store.ts';
import { loading } from '#app/ui/texts.ts';
import styles from './navigation-progress.module.css';

/** A page that loads faster shows no progress bar. */
const DELAY_MS = 150;

/** A progress bar at the top of the page while the next page loads. */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const isLoading = useStore(isLoadingPage) || isNavigating;
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);

  if (!isLoading || !isSlow) return null;
  return (
    <p className={styles.bar} role="status">
      {loading}
    </p>
  );
}
