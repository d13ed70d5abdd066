import { useNavigation } from 'react-router';
import { useStore } from '#app/browser/use-store.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { isChecking } from './navigation-check.ts';

/** A line at the top of the page while the next page loads. */
export function NavigationSpinner() {
  const isLoading = useNavigation().state !== 'idle';
  return (useStore(isChecking) || isLoading) && <Spinner />;
}
