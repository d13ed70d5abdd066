import { useSyncExternalStore } from 'react';

/**
 * Returns `serverValue` in the prerendered page and in the first render in the browser, so that both are equal, and
 * `clientValue` after hydration. React renders again only if the two differ.
 */
export function useHydratedValue<T extends string | boolean>(serverValue: T, clientValue: T): T {
  return useSyncExternalStore(
    subscribeToNothing,
    () => clientValue,
    () => serverValue,
  );
}

const unsubscribe = () => undefined;
const subscribeToNothing = () => unsubscribe;
