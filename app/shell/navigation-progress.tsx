import { useNavigation } from 'react-router';
import { isLoadingPage } from '#app/browser/is-loading-page.ts';
import { useStore } from '#app/browser/use-store.ts';
import { loading } from '#app/texts/ui.ts';
import styles from './navigation-progress.module.css';

/** A progress bar at the top of the page while the next page loads. */
export function NavigationProgress() {
  const isNavigating = useNavigation().state !== 'idle';
  const isLoading = useStore(isLoadingPage);
  if (!isLoading && !isNavigating) return null;
  return (
    <p className={styles.bar} role="status">
      {loading}
    </p>
  );
}
