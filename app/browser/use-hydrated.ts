import { useSyncExternalStore } from 'react';

/** False while the page is built and in its first render in the browser, true once it has taken over its HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, yes, no);
}

const neverChanges = () => nothing;
const nothing = () => undefined;
const yes = () => true;
const no = () => false;
