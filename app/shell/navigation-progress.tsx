import { useNavigation } from 'react-router';
import { isLoadingPage } from '#app/browser/is-loading-page.ts';
import { useStore } from '#app/browser/use-store.ts';
import { Spinner } from '#app/ui/spinner.tsx';

/** A line at the top of the page while the next page loads. */
export function NavigationSpinner() {
  const isNavigating = useNavigation().state !== 'idle';
  return (useStore(isLoadingPage) || isNavigating) && <Spinner />;
}
