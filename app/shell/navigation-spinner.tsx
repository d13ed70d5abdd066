import { useNavigation } from 'react-router';
import { Spinner } from '#app/ui/spinner.tsx';
import styles from './navigation-spinner.module.css';

/** Shown while the next page loads, unless it loads quickly. */
export function NavigationSpinner() {
  const isLoading = useNavigation().state !== 'idle';
  return (
    isLoading && (
      <div className={styles.delayed}>
        <Spinner />
      </div>
    )
  );
}
