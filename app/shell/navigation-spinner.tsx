import { useNavigation } from 'react-router';
import { useStore } from '#app/browser/use-store.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { isLoadingPage } from './page-loading.ts';

/** A line at the top of the page while the next page loads. */
export function NavigationSpinner() {
  const isNavigating = useNavigation().state !== 'idle';
  return (useStore(isLoadingPage) || isNavigating) && <Spinner />;
}
